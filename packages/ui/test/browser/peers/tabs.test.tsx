// Behaviours that the tests of Radix Tabs (packages/react/tabs) and Base UI Tabs (packages/react/src/tabs) assert.
import { expect, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '../../../src/tabs/index.ts';

const tabs = (
  props: Partial<Parameters<typeof Tabs.Root>[0]>,
  names = ['Account', 'Password', 'Team'],
) => (
  <Tabs.Root defaultValue="Account" {...props}>
    <Tabs.List label="Settings">
      {names.map((name) => (
        <Tabs.Tab key={name} value={name} href={`#${name}`}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {names.map((name) => (
      <Tabs.Panel key={name} value={name}>
        <input aria-label={`Field of ${name}`} />
      </Tabs.Panel>
    ))}
  </Tabs.Root>
);

test('a field of the shown panel loses the focus when another tab is selected', async () => {
  const onBlur = vi.fn();
  const screen = await render(<div onBlur={onBlur}>{tabs({})}</div>);
  await screen.getByRole('textbox', { name: 'Field of Account' }).click();
  await screen.getByRole('tab', { name: 'Password' }).click();
  expect(onBlur.mock.calls[0]?.[0].target.ariaLabel).toBe('Field of Account');
});

test('what was typed into a panel is kept while another is shown', async () => {
  const screen = await render(tabs({}));
  const field = screen.getByRole('textbox', { name: 'Field of Account' });
  await field.fill('Jin');
  await screen.getByRole('tab', { name: 'Team' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: 'Account' }).click();
  await expect.element(field).toHaveValue('Jin');
});

test('a press of the selected tab calls nothing', async () => {
  const onValueChange = vi.fn();
  const screen = await render(tabs({ onValueChange }));
  await screen.getByRole('tab', { name: 'Account' }).click();
  await userEvent.keyboard('{Enter} ');
  expect(onValueChange).not.toHaveBeenCalled();
});

// WebKit's driver has only the main button.
test.skipIf(server.browser === 'webkit')(
  'the secondary button of a mouse selects nothing',
  async () => {
    const screen = await render(tabs({}));
    await screen.getByRole('tab', { name: 'Team' }).click({ button: 'right' });
    await expect
      .element(screen.getByRole('tab', { name: 'Account' }))
      .toHaveAttribute('aria-selected', 'true');
  },
);

test('a tab remains a stop of Tab when the selected one is removed', async () => {
  const screen = await render(tabs({ value: 'Account' }));
  await expect
    .element(screen.getByRole('tab', { name: 'Account' }))
    .toHaveAttribute('tabindex', '0');
  await screen.rerender(tabs({ value: 'Account' }, ['Password', 'Team']));
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: 'Password' })).toHaveFocus();
});
