// Behaviours that the tests of Radix Accordion (packages/react/accordion) and Base UI Accordion (packages/react/src/accordion)
// assert. An open item of a single accordion can be closed here, which in Radix is the option `collapsible`.
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../../src/accordion/index.ts';

const onValueChange = vi.fn();
let screen: Awaited<ReturnType<typeof render>>;
const trigger = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name: `Note on ${name}` });

beforeEach(async () => {
  onValueChange.mockClear();
  screen = await render(
    <Accordion.Root onValueChange={onValueChange}>
      {['One', 'Two', 'Three'].map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Heading>
            <Accordion.Trigger disabled={name === 'Three'}>{name}</Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>
            <input aria-label={`Note on ${name}`} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>,
  );
});

test('each press calls onValueChange once, and a second press closes the item', async () => {
  await trigger('One').click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['One']);
  await trigger('One').click();
  expect(onValueChange).toHaveBeenCalledTimes(2);
  expect(onValueChange).toHaveBeenLastCalledWith([]);
  await expect.element(trigger('One')).toHaveAttribute('aria-expanded', 'false');
});

test('opening another item closes the first in the same call', async () => {
  await trigger('One').click();
  await trigger('Two').click();
  expect(onValueChange.mock.calls).toEqual([[['One']], [['Two']]]);
  await expect.element(trigger('One')).toHaveAttribute('aria-expanded', 'false');
});

test('a disabled item does not open', async () => {
  (trigger('Three').element() as HTMLButtonElement).click();
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(trigger('Three')).toHaveAttribute('aria-expanded', 'false');
});

test('keys in a field of a panel neither move the focus nor close the panel', async () => {
  await trigger('One').click();
  await field('One').click();
  await userEvent.keyboard('a b{ArrowDown}{ArrowUp}{Home}{End}{Enter}');
  await expect.element(field('One')).toHaveFocus();
  await expect.element(field('One')).toHaveValue('a b');
});

test('what was typed into a panel is kept while it is closed', async () => {
  await trigger('One').click();
  await field('One').fill('Jin');
  await trigger('One').click();
  const input = screen.container.querySelector('input');
  await expect.poll(() => input?.checkVisibility()).toBe(false);
  await trigger('One').click();
  await expect.element(field('One')).toHaveValue('Jin');
});
