import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Tabs } from './index.ts';

const inRoot = (element: React.ReactElement) => <Tabs.Root defaultValue="one">{element}</Tabs.Root>;

describe('Root', () => conformance(<Tabs.Root />));
describe('List', () => conformance(<Tabs.List label="Tabs" />, { wrap: inRoot }));
describe('Tab', () =>
  conformance(
    <Tabs.Tab value="one" href="#one">
      One
    </Tabs.Tab>,
    { wrap: inRoot, interactive: true },
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

test('on the server the tabs are links, and promise no keys of their own', () => {
  const html = renderToString(<Example defaultValue="Two" />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('[role="navigation"]')?.getAttribute('aria-label')).toBe('Tabs');
  expect(page.querySelectorAll('[role="tab"], [tabindex], [role="tabpanel"]')).toHaveLength(0);
  expect(page.querySelector('a[aria-current]')?.getAttribute('href')).toBe('?tab=Two');
  expect(page.querySelector('div[hidden]')?.textContent).toBe('Panel One');
});

test('controlled tabs follow their value and only ask', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Example value="One" onValueChange={onValueChange} />);
  await screen.getByRole('tab', { name: 'Two' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Two');
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
});

test('a tab opened in another window leaves this one as it is', async () => {
  const screen = await render(<Example />);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await screen.getByRole('tab', { name: 'Two' }).click({ modifiers: ['Shift'] });
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
});

test('from right to left the arrows go the other way', async () => {
  const screen = await render(
    <div dir="rtl">
      <Example />
    </div>,
  );
  screen.getByRole('tab', { name: 'One' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
});

test('one panel may serve every tab, and bears the name of the selected one', async () => {
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

test('a part outside its root says what is missing', () => {
  expect(() => renderToString(<Tabs.Panel />)).toThrow(
    '@brand/ui: Tabs.Panel has no Tabs.Root: wrap it in Tabs.Root.',
  );
});
