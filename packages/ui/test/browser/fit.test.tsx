import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, MobileDrawer, Popover, Tooltip } from '../../src/index.ts';
import { navigation } from '../navigation.ts';

test.each(['start', 'center', 'end'])('a tall popover fits the window at its %s', async (place) => {
  await page.viewport(320, 400);
  const screen = await render(
    <div style={{ position: 'fixed', inset: 0, display: 'grid', alignItems: place }}>
      <Popover.Root>
        <Popover.Trigger>How</Popover.Trigger>
        <Popover.Panel label="How">
          <p>{'Measured at one metre. '.repeat(100)}</p>
        </Popover.Panel>
      </Popover.Root>
    </div>,
  );
  await screen.getByRole('button', { name: 'How' }).click();
  const panel = screen.getByRole('dialog').element();
  await expect.poll(() => panel.getBoundingClientRect().height).toBeGreaterThan(100);
  const { top, bottom } = panel.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(400);
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
});

test.each([
  ['Dialog', (open: boolean) => <Dialog title="Keep it?" open={open} />],
  ['MobileDrawer', (open: boolean) => <MobileDrawer items={navigation} open={open} />],
])('%s moves neither a short page nor a tall one', async (_name, element) => {
  const modal = (open: boolean, height: number) => (
    <div style={{ blockSize: height }}>{element(open)}</div>
  );
  const width = () => document.body.getBoundingClientRect().width;
  const isOpen = () => document.querySelector('dialog:modal') !== null;
  document.body.style.minBlockSize = '0';
  for (const height of [100, 4000]) {
    const screen = await render(modal(false, height));
    const before = width();
    await screen.rerender(modal(true, height));
    await expect.poll(isOpen).toBe(true);
    expect(width(), `${height} px`).toBe(before);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await screen.rerender(modal(false, height));
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    expect(width()).toBe(before);
    await screen.unmount();
  }
  document.body.style.minBlockSize = '';
});

test('the page stays locked until the last dialog is closed', async () => {
  const both = (outer: boolean, inner: boolean) => (
    <>
      <Dialog title="Outer" open={outer} />
      <Dialog title="Inner" open={inner} />
    </>
  );
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  const screen = await render(both(true, false));
  await screen.rerender(both(true, true));
  await screen.rerender(both(true, false));
  expect(overflow()).toBe('hidden');
  await screen.rerender(both(false, false));
  expect(overflow()).not.toBe('hidden');
});

test('a tip stays while the focus or the pointer holds it', async () => {
  const screen = await render(
    <div style={{ padding: 80 }}>
      <Tooltip text="PDF, 2 MB">
        <button type="button">Datasheet</button>
      </Tooltip>
      <button type="button">Elsewhere</button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Datasheet' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  const tip = screen.getByRole('tooltip');
  await elsewhere.hover();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await button.hover();
  await elsewhere.hover();
  await expect.element(tip).toBeVisible();
  await button.hover();
  elsewhere.element().focus();
  await expect.element(tip).toBeVisible();
  await elsewhere.hover();
  await expect.element(tip).not.toBeInTheDocument();
  button.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
});
