import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ShareRail } from './index.ts';

const rail = (
  <ShareRail
    url="https://www.example.com/post"
    title="Post"
    items={[{ network: 'LinkedIn', href: '#linkedin', mark: 'in' }]}
  />
);

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

function provideShare(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

describe('ShareRail', () => conformance(rail));

test('opens a tab if the browser blocks the popup', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const screen = await render(rail);
  let prevented: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await screen.getByRole('link').click();
  expect(prevented).toBe(false);
  await expect.element(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('leaves clicks with a modifier key to the browser', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const screen = await render(rail);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await screen.getByRole('link').click({ modifiers: ['Shift'] });
  expect(open).not.toHaveBeenCalled();
});

test('offers the system’s share dialog if the browser supports it', async () => {
  const share = vi.fn(() => Promise.resolve());
  provideShare(share);
  expect(renderToString(rail)).not.toContain('Share with an app');
  const screen = await render(rail);
  await screen.getByRole('button', { name: 'Share with an app' }).click();
  expect(share).toHaveBeenCalledExactlyOnceWith({
    url: 'https://www.example.com/post',
    title: 'Post',
  });
});

test('copies the link if sharing fails, but not if the visitor closes the dialog', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  provideShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const screen = await render(rail);
  const button = screen.getByRole('button', { name: 'Share with an app' });
  await button.click();
  expect(write).not.toHaveBeenCalled();
  provideShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await button.click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
});

test('copies the link on a page without TLS, where browsers have no clipboard', async () => {
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const copied = vi.fn();
  document.addEventListener('copy', () => copied(String(getSelection())), { once: true });
  const screen = await render(rail);
  const button = screen.getByRole('button', { name: 'Copy link' });
  await button.click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith('https://www.example.com/post');
  await expect.element(button).toHaveFocus();
  clipboard.mockRestore();
});

test('shows a message if the link cannot be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const screen = await render(rail);
  await screen.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText(/^Not copied/)).toBeVisible();
});
