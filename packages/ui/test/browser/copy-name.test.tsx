import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyName } from '../CopyName.tsx';

const name = '--brand-space-xl';

const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['{Enter}', ' '])('the key “%s” copies the name, which is announced', async (key) => {
  const writeText = vi.fn(async () => {});
  withClipboard({ writeText });
  const screen = await render(<CopyName name={name} />);
  const live = screen.container.querySelector('[aria-live="polite"]');
  expect(live?.textContent).toBe('');
  screen.getByRole('button', { name }).element().focus();
  await userEvent.keyboard(key);
  await expect.poll(() => live?.textContent).toBe(`${name} copied`);
  expect(writeText).toHaveBeenCalledWith(name);
});

test('a refusal is announced', async () => {
  withClipboard({ writeText: () => Promise.reject(new Error('not allowed')) });
  const screen = await render(<CopyName name={name} />);
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByText(`${name} could not be copied`)).toBeInTheDocument();
});

test('without a clipboard there is no button, and a click selects the name', async () => {
  withClipboard(undefined);
  const screen = await render(<CopyName name={name} />);
  expect(screen.getByRole('button').elements()).toEqual([]);
  await screen.getByText(name).click();
  expect(getSelection()?.toString()).toBe(name);
});
