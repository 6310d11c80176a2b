import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { typeAtOnce } from '../../test/typeAtOnce.ts';
import { SearchField } from './index.ts';

describe('SearchField', () => conformance(<SearchField action="/blog" />));

describe('while typing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('searches once, 500 ms after the last keystroke', async () => {
    const onSearch = vi.fn();
    const screen = await render(<SearchField action="/blog" onSearch={onSearch} />);
    await typeAtOnce(screen.getByRole('searchbox'), 'sur');
    vi.advanceTimersByTime(300);
    await typeAtOnce(screen.getByRole('searchbox'), 'ge');
    vi.advanceTimersByTime(300);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('surge');
  });

  test('submitting searches at once and cancels the delayed search', async () => {
    const onSearch = vi.fn();
    const screen = await render(<SearchField action="/blog" onSearch={onSearch} />);
    const box = screen.getByRole('searchbox');
    await typeAtOnce(box, 'surge');
    (box.element() as HTMLInputElement).form?.requestSubmit();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('surge');
    vi.advanceTimersByTime(1000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  test('clicking a link outside cancels the delayed search, clicking text does not', async () => {
    const onSearch = vi.fn();
    const screen = await render(
      <>
        <SearchField action="/blog" onSearch={onSearch} />
        <a href="#surge">Surge</a>
        <p>Results</p>
      </>,
    );
    const box = screen.getByRole('searchbox');
    await typeAtOnce(box, 'surge');
    // Not by the driver, which may take longer than the delay.
    screen
      .getByRole('link')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
    await typeAtOnce(box, ' line');
    screen
      .getByText('Results')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('surge line');
  });

  test('does not repeat the current search', async () => {
    const onSearch = vi.fn();
    const screen = await render(<SearchField action="/blog" value="surge" onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), ' {Backspace}');
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('a late value does not overwrite newer input', async () => {
    const field = (value: string) => (
      <SearchField action="/blog" value={value} onSearch={vi.fn()} />
    );
    const screen = await render(field(''));
    const box = screen.getByRole('searchbox');
    await typeAtOnce(box, 'surge');
    vi.advanceTimersByTime(500);
    await typeAtOnce(box, ' line');
    await screen.rerender(field('surge'));
    await expect.element(box).toHaveValue('surge line');
  });

  test('a changed value replaces the input and cancels the delayed search', async () => {
    const onSearch = vi.fn();
    const field = (value: string) => (
      <SearchField action="/blog" value={value} onSearch={onSearch} />
    );
    const screen = await render(field('surge'));
    await typeAtOnce(screen.getByRole('searchbox'), ' line');
    await screen.rerender(field(''));
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

test('without onSearch the browser submits the form with its hidden fields', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener('submit', onSubmit);
  const screen = await render(
    <SearchField action="/blog" name="q" value="surge" hiddenFields={{ category: 'energy' }} />,
  );
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  document.removeEventListener('submit', onSubmit);
  const form = onSubmit.mock.calls[0]?.[0].target as HTMLFormElement;
  expect(form.method).toBe('get');
  expect([...new FormData(form)]).toEqual([
    ['category', 'energy'],
    ['q', 'surge'],
  ]);
});
