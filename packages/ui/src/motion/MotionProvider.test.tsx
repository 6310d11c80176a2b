import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MotionProvider, useMotion } from './index.ts';

const key = 'motion-test';

function Report() {
  const { allowed, setAllowed } = useMotion();
  return (
    <button type="button" onClick={() => setAllowed(!allowed)}>
      {allowed ? 'moving' : 'still'}
    </button>
  );
}

const remembering = (
  <MotionProvider storageKey={key}>
    <Report />
  </MotionProvider>
);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('server HTML is static', () => {
  expect(renderToString(remembering)).toContain('still');
});

test('without a provider nothing moves', async () => {
  const screen = await render(<Report />);
  await expect.element(screen.getByText('still')).toBeVisible();
});

test('the choice is stored under `storageKey`', async () => {
  const first = await render(remembering);
  await first.getByText('moving').click();
  await expect.element(first.getByText('still')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('pause');
  await first.unmount();
  const second = await render(remembering);
  await expect.element(second.getByText('still')).toBeVisible();
});

test('without `storageKey` each provider keeps its own choice', async () => {
  const screen = await render(
    <>
      <MotionProvider>
        <Report />
      </MotionProvider>
      <MotionProvider>
        <Report />
      </MotionProvider>
    </>,
  );
  await screen.getByText('moving').first().click();
  await expect.element(screen.getByText('still')).toBeVisible();
  await expect.element(screen.getByText('moving')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('a choice in another tab overrides an earlier choice in this tab', async () => {
  const screen = await render(remembering);
  await screen.getByText('moving').click();
  localStorage.setItem(key, 'play');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(screen.getByText('moving')).toBeVisible();
});

test('the choice applies even when storage is full', async () => {
  localStorage.setItem(key, 'play');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const screen = await render(remembering);
  await screen.getByText('moving').click();
  await expect.element(screen.getByText('still')).toBeVisible();
});

test('the visitor’s choice overrides the system setting', async () => {
  const query = Object.assign(new EventTarget(), { matches: true, media: '' });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const screen = await render(remembering);
  await screen.getByText('still').click();
  await expect.element(screen.getByText('moving')).toBeVisible();
});
