import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, MobileDrawer } from '../../src/index.ts';
import { navigation } from '../navigation.ts';

afterEach(() => page.viewport(1280, 800));

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
