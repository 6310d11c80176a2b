import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Accordion } from './index.ts';

const inRoot = (element: React.ReactElement) => <Accordion.Root>{element}</Accordion.Root>;
const inItem = (element: React.ReactElement) =>
  inRoot(<Accordion.Item value="one">{element}</Accordion.Item>);
const besideTrigger = (element: React.ReactElement) =>
  inItem(
    <>
      <Accordion.Trigger>One</Accordion.Trigger>
      {element}
    </>,
  );

describe('Root', () => conformance(<Accordion.Root />));
describe('Item', () => conformance(<Accordion.Item value="one" />, { wrap: inRoot }));
describe('Heading', () =>
  conformance(<Accordion.Heading>One</Accordion.Heading>, { wrap: inItem }));
describe('Trigger', () =>
  conformance(<Accordion.Trigger>One</Accordion.Trigger>, { wrap: inItem, interactive: true }));
describe('Panel', () =>
  conformance(<Accordion.Panel>Text</Accordion.Panel>, { wrap: besideTrigger }));

function Example(props: Accordion.RootProps) {
  return (
    <Accordion.Root {...props}>
      {['One', 'Two', 'Three'].map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Heading>
            <Accordion.Trigger>{name}</Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>Panel {name}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

test('a handler that prevents the default keeps the item closed', async () => {
  const screen = await render(
    inItem(<Accordion.Trigger onClick={(event) => event.preventDefault()}>One</Accordion.Trigger>),
  );
  const trigger = screen.getByRole('button', { name: 'One' });
  await trigger.click();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('several items stay open with `multiple`', async () => {
  const screen = await render(<Example multiple />);
  await screen.getByRole('button', { name: 'One' }).click();
  await screen.getByRole('button', { name: 'Two' }).click();
  await expect.element(screen.getByRole('region', { name: 'One' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Two' })).toBeVisible();
});

test('a controlled accordion follows its value and only asks', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Example value={['One']} onValueChange={onValueChange} />);
  await screen.getByRole('button', { name: 'Two' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['Two']);
  await expect.element(screen.getByRole('region', { name: 'One' })).toBeVisible();
});

test('closed panels can be found by the browser and open when they are', async () => {
  const screen = await render(<Example />);
  const panel = screen.getByText('Panel Two').element();
  expect(panel.getAttribute('hidden')).toBe('until-found');
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(screen.getByRole('region', { name: 'Two' })).toBeVisible();
});

test('keys skip disabled triggers and leave shortcuts to the browser', async () => {
  const screen = await render(
    <Accordion.Root>
      {['One', 'Two', 'Three'].map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Trigger disabled={name === 'Two'}>{name}</Accordion.Trigger>
        </Accordion.Item>
      ))}
    </Accordion.Root>,
  );
  const first = screen.getByRole('button', { name: 'One' });
  first.element().focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Three' })).toHaveFocus();
});

test('an accordion inside a panel keeps its own keys', async () => {
  const screen = await render(
    <Accordion.Root defaultValue={['outer']}>
      <Accordion.Item value="outer">
        <Accordion.Trigger>Outer</Accordion.Trigger>
        <Accordion.Panel>
          <Example />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion.Root>,
  );
  screen.getByRole('button', { name: 'Three' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'One' })).toHaveFocus();
});

test('a part outside its root says what is missing', () => {
  expect(() => renderToString(<Accordion.Item value="one" />)).toThrow(
    '@brand/ui: Accordion.Item has no Accordion.Root: wrap it in Accordion.Root.',
  );
});
