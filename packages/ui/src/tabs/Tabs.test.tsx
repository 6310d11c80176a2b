import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Tabs } from './index.ts';

const inRoot = (element: React.ReactElement) => <Tabs.Root defaultValue="one">{element}</Tabs.Root>;

const inList = (element: React.ReactElement) =>
  inRoot(<Tabs.List label="Tabs">{element}</Tabs.List>);

const row = (
  <Tabs.List label="Tabs">
    {['one', 'two', 'three'].map((name) => (
      <Tabs.Tab key={name} value={name} href={`#${name}`}>
        {name}
      </Tabs.Tab>
    ))}
  </Tabs.List>
);
const press = (tab: Element | null, key: string) =>
  tab?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('Root', () =>
  conformance(<Tabs.Root defaultValue="one">{row}</Tabs.Root>, {
    controlled: { value: ['one', 'two'] },
  }));
const isSelected = ({ ariaSelected }: HTMLElement) => ariaSelected === 'true';

describe('List', () => conformance(<Tabs.List label="Tabs" />, { wrap: inRoot }));
describe('Tab', () =>
  conformance(
    <Tabs.Tab value="two" href="#two">
      Two
    </Tabs.Tab>,
    {
      wrap: (element) =>
        inList(
          <>
            <Tabs.Tab value="one" href="#one">
              One
            </Tabs.Tab>
            {element}
          </>,
        ),
      interactive: {
        onFocus: { send: (root) => root.focus(), acted: isSelected },
        onKeyDown: {
          send: (root) => {
            root.focus();
            press(root, 'ArrowLeft');
          },
          acted: (root) => document.activeElement !== root,
        },
        onClick: { send: (root) => root.click(), acted: isSelected },
      },
    },
  ));
describe('Panel', () => conformance(<Tabs.Panel value="one" />, { wrap: inRoot }));

function Example(props: Tabs.RootProps) {
  return (
    <Tabs.Root defaultValue="One" {...props}>
      <Tabs.List label="Tabs">
        {['One', 'Two'].map((name) => (
          <Tabs.Tab key={name} value={name} href={`?tab=${name}`}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {['One', 'Two'].map((name) => (
        <Tabs.Panel key={name} value={name}>
          Panel {name}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

test('server HTML has the tabs as plain links, without tab roles', () => {
  const html = renderToString(<Example defaultValue="Two" />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('[role="navigation"]')?.getAttribute('aria-label')).toBe('Tabs');
  expect(page.querySelectorAll('[role="tab"], [tabindex], [role="tabpanel"]')).toHaveLength(0);
  expect(page.querySelector('a[aria-current]')?.getAttribute('href')).toBe('?tab=Two');
  expect(page.querySelector('div[hidden]')?.textContent).toBe('Panel One');
});

test('with a controlled value, a click calls onValueChange but does not change the tab', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Example value="One" onValueChange={onValueChange} />);
  await screen.getByRole('tab', { name: 'Two' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Two');
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
});

test('opening a tab in a new window does not select it', async () => {
  const screen = await render(<Example />);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await screen.getByRole('tab', { name: 'Two' }).click({ modifiers: ['Shift'] });
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
});

test('in right-to-left text the arrow keys are mirrored', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Tabs.Root dir="rtl" defaultValue="one" onValueChange={onValueChange}>
      {row}
    </Tabs.Root>,
  );
  screen.getByRole('tab', { name: 'one' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'two' })).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('two');
});

test('a disabled tab is neither a link nor selected, and the arrow keys skip it', async () => {
  const tabs = (
    <Tabs.Root defaultValue="One">
      <Tabs.List label="Tabs">
        {['One', 'Two', 'Three'].map((name) => (
          <Tabs.Tab key={name} value={name} href={`?tab=${name}`} disabled={name === 'Two'}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
  expect(renderToString(tabs)).not.toContain('?tab=Two');
  const screen = await render(tabs);
  const two = screen.getByRole('tab', { name: 'Two', disabled: true });
  await two.click({ force: true });
  await expect.element(two).toHaveAttribute('aria-selected', 'false');
  screen.getByRole('tab', { name: 'One' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
});

test('a tab that receives focus without a press is selected', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('tab', { name: 'One' }).click();
  const two = screen.getByRole('tab', { name: 'Two' });
  two.element().focus();
  await expect.element(two).toHaveAttribute('aria-selected', 'true');
});

test('Page Up and Page Down are left to the browser', async () => {
  const screen = await render(<Example />);
  screen.getByRole('tab', { name: 'One' }).element().focus();
  const taken = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener('keydown', taken);
  await userEvent.keyboard('{PageDown}{PageUp}{Home}');
  document.removeEventListener('keydown', taken);
  expect(taken.mock.results.map(({ value }) => value)).toEqual([false, false, true]);
});

test('a panel without value belongs to every tab and is labelled by the selected tab', async () => {
  const screen = await render(
    <Tabs.Root defaultValue="one">
      <Tabs.List label="Tabs">
        <Tabs.Tab value="one" href="#one">
          One
        </Tabs.Tab>
        <Tabs.Tab value="two" href="#two">
          Two
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel>Shared</Tabs.Panel>
    </Tabs.Root>,
  );
  await screen.getByRole('tab', { name: 'Two' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Shared');
});

test('a part outside Tabs.Root throws an error', () => {
  expect(() => renderToString(<Tabs.Panel />)).toThrow(
    '@brand/ui: Tabs.Panel has no Tabs.Root: wrap it in Tabs.Root.',
  );
});

test.each([undefined, 'of an old link'])(
  'with the selected value %j the first tab is a stop',
  async (value) => {
    const screen = await render(<Tabs.Root defaultValue={value}>{row}</Tabs.Root>);
    const one = screen.getByRole('tab', { name: 'one' });
    const two = screen.getByRole('tab', { name: 'two' });
    await expect.element(one).toHaveAttribute('aria-selected', 'false');
    await userEvent.tab();
    await expect.element(one).toHaveFocus();
    await expect.element(one).toHaveAttribute('aria-selected', 'true');
    await expect.element(two).toHaveAttribute('tabindex', '-1');
  },
);
