// Behaviours that the tests of Radix NavigationMenu (packages/react/navigation-menu) and Base UI NavigationMenu
// (packages/react/src/navigation-menu) assert.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NavigationMenu } from '../../../src/navigation-menu/index.ts';

const onValueChange = vi.fn();
let screen: Awaited<ReturnType<typeof render>>;
const toggle = (name: string) => screen.getByRole('button', { name: `${name} menu` });

beforeEach(async () => {
  onValueChange.mockClear();
  screen = await render(
    <>
      <input aria-label="Elsewhere" />
      <NavigationMenu.Root aria-label="Main" onValueChange={onValueChange} closeDelay={0}>
        <NavigationMenu.List>
          {['Products', 'Company'].map((name) => (
            <NavigationMenu.Item key={name} value={name} hasPanel>
              <NavigationMenu.Link href={`#${name}`}>{name}</NavigationMenu.Link>
              <NavigationMenu.Toggle label={`${name} menu`} />
              <NavigationMenu.Panel>
                <NavigationMenu.Link href={`#${name}-1`}>First of {name}</NavigationMenu.Link>
              </NavigationMenu.Panel>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

test('changing from one item to another calls onValueChange once for each', () => {
  for (const name of ['Products', 'Company']) {
    (toggle(name).element() as HTMLButtonElement).click();
  }
  expect(onValueChange.mock.calls).toEqual([['Products'], ['Company']]);
});

test('the secondary button of a mouse opens nothing', async () => {
  // Without moving a pointer there, because hovering opens the panel after a delay.
  const secondary = { bubbles: true, button: 2 };
  const element = toggle('Products').element();
  element.dispatchEvent(new PointerEvent('pointerdown', secondary));
  element.dispatchEvent(new MouseEvent('mousedown', secondary));
  element.dispatchEvent(new PointerEvent('pointerup', secondary));
  element.dispatchEvent(new MouseEvent('mouseup', secondary));
  element.dispatchEvent(new PointerEvent('auxclick', secondary));
  await expect.element(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a finger opens nothing by passing over an item', () => {
  vi.useFakeTimers();
  const touch = { bubbles: true, pointerType: 'touch' };
  toggle('Products').element().dispatchEvent(new PointerEvent('pointerover', touch));
  vi.advanceTimersByTime(1000);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a panel that hovering opens and closes leaves the focus where it is', async () => {
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  elsewhere.element().focus();
  await toggle('Products').hover();
  await expect.element(toggle('Products')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.hover(elsewhere);
  await expect.element(toggle('Products')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(elsewhere).toHaveFocus();
});
