// Controls at the bottom of the window stay above the bar that phones show there.
import { Mail } from 'lucide';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackToTop } from '../../src/back-to-top/index.ts';
import { ComparisonTray } from '../../src/comparison-tray/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { FloatingActionMenu } from '../../src/floating-action-menu/index.ts';
import { MobileDrawer } from '../../src/mobile-drawer/index.ts';
import { MotionProvider } from '../../src/motion/index.ts';
import { SplashScreen } from '../../src/splash-screen/index.ts';
import { ToastProvider, useToast } from '../../src/toast/index.ts';
import { navigation } from '../navigation.ts';

/** Size of the bar in px. */
const bar = 100;

const inset = (bottom: number) =>
  (cdp() as { send(method: string, parameters: object): Promise<unknown> }).send(
    'Emulation.setSafeAreaInsetsOverride',
    { insets: { bottom } },
  );

beforeEach(async () => {
  await page.viewport(390, 800);
  await inset(bar);
});
afterEach(async () => {
  await inset(0);
});

const distance = (locator: Locator) =>
  innerHeight - locator.element().getBoundingClientRect().bottom;
const isAbove = (locator: Locator) =>
  expect.poll(() => distance(locator)).toBeGreaterThanOrEqual(bar);
const high = <p style={{ blockSize: 2000 }}>Long</p>;

test('the link to the top', async () => {
  const screen = await render(<BackToTop />);
  await isAbove(screen.getByRole('link', { includeHidden: true }));
});

test('the floating actions', async () => {
  const screen = await render(
    <FloatingActionMenu items={[{ label: 'Contact Us', icon: Mail, href: '#contact' }]} />,
  );
  await isAbove(screen.getByRole('button', { name: 'Quick actions' }));
});

test('the items of the comparison', async () => {
  const items = [{ value: 'a', label: 'A', removeHref: '#without' }];
  const screen = await render(
    <>
      {high}
      <ComparisonTray items={items} href="#compare" clearHref="#clear" />
    </>,
  );
  await isAbove(screen.getByRole('link', { name: 'Clear comparison' }));
});

function Keep() {
  const show = useToast();
  return (
    <button type="button" onClick={() => show({ text: 'Kept' })}>
      Keep
    </button>
  );
}

test('a toast', async () => {
  const screen = await render(<Keep />, { wrapper: ToastProvider });
  await screen.getByRole('button', { name: 'Keep' }).click();
  await isAbove(screen.getByText('Kept'));
});

test('a dialog that is as high as the window', async () => {
  const screen = await render(
    <Dialog title="Clear?" defaultOpen>
      {high}
    </Dialog>,
  );
  await isAbove(screen.getByRole('dialog'));
});

test('the end of the drawer', async () => {
  const screen = await render(<MobileDrawer items={navigation} foot={<p>Hotline</p>} />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  const foot = screen.getByText('Hotline');
  await expect.element(foot).toBeVisible();
  const drawer = screen.getByRole('dialog').element();
  drawer.scrollTo(0, drawer.scrollHeight);
  await isAbove(foot);
});

test('the button that skips the splash', async () => {
  const screen = await render(<SplashScreen>Brand</SplashScreen>, { wrapper: MotionProvider });
  // Later it slides away.
  expect(distance(screen.getByRole('button', { name: 'Skip' }))).toBeGreaterThanOrEqual(bar);
});
