import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { suggestions, suggestionTypes } from '../../test/suggestions.ts';
import { typeAtOnce } from '../../test/typeAtOnce.ts';
import {
  HeaderSearch,
  type HeaderSearchProps,
  matchSuggestions,
  type Suggestion,
} from './index.ts';

const search = <HeaderSearch action="/search" items={suggestions} />;

describe('HeaderSearch', () => conformance(search, { controlled: { open: [true, false] } }));
describe('HeaderSearch in a drawer', () =>
  conformance(<HeaderSearch look="inline" action="/search" items={suggestions} />));

const show = async (props: Partial<HeaderSearchProps> = {}) => {
  const element = (more: Partial<HeaderSearchProps>) => (
    <>
      <button type="button">Elsewhere</button>
      <HeaderSearch action="/search" items={suggestions} path="/" {...props} {...more} />
    </>
  );
  const screen = await render(element({}));
  const button = screen.getByRole('button', { name: 'Search', expanded: false });
  await button.click();
  const field = screen.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  const isClosed = () => expect.element(button).toBeVisible();
  return {
    screen,
    field,
    isClosed,
    update: (more: typeof props) => screen.rerender(element(more)),
  };
};

test('the field in a drawer closes that after a search only', async () => {
  const onOpenChange = vi.fn();
  const field = (path: string) => (
    <>
      <button type="button">Elsewhere</button>
      <HeaderSearch
        look="inline"
        action="/search"
        items={suggestions}
        path={path}
        open
        onOpenChange={onOpenChange}
      />
    </>
  );
  const screen = await render(field('/'));
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await screen.rerender(field('/next'));
  expect(onOpenChange).not.toHaveBeenCalled();
  await screen.getByRole('combobox').fill('blower');
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a closed search is not closed again when the path changes', async () => {
  const onOpenChange = vi.fn();
  const props = { action: '/search', items: suggestions, onOpenChange };
  const screen = await render(<HeaderSearch {...props} path="/" />);
  await screen.rerender(<HeaderSearch {...props} path="/next" />);
  expect(onOpenChange).not.toHaveBeenCalled();
});

// Links and forms must not navigate away from the test page.
const leaving = vi.fn((event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
});
beforeEach(() => {
  window.addEventListener('click', leaving);
  window.addEventListener('submit', leaving);
});
afterEach(() => {
  window.removeEventListener('click', leaving);
  window.removeEventListener('submit', leaving);
});

test('without JavaScript the button is a link to the search page', () => {
  const page = new DOMParser().parseFromString(renderToString(search), 'text/html');
  expect(page.querySelector('a[aria-label="Search"]')?.getAttribute('href')).toBe('/search');
});

test('submitting a query sends it to `action`, then clears and closes the search', async () => {
  const sent = vi.fn();
  const listen = (event: Event) => {
    const form = event.target as HTMLFormElement;
    sent(form.method, new URL(form.action).pathname, [...new FormData(form)]);
  };
  window.addEventListener('submit', listen);
  const { field, isClosed } = await show();
  await field.fill('air & water');
  await userEvent.keyboard('{Enter}');
  await isClosed();
  window.removeEventListener('submit', listen);
  expect(sent).toHaveBeenCalledExactlyOnceWith('get', '/search', [['q', 'air & water']]);
});

test('choosing a suggestion follows its link and closes the search', async () => {
  const chosen = vi.fn();
  const listen = (event: Event) => chosen((event.target as Element).closest('a')?.pathname);
  const { screen, field, isClosed } = await show();
  window.addEventListener('click', listen);
  await field.fill('new');
  await screen.getByRole('option', { name: /New series/ }).click();
  await isClosed();
  window.removeEventListener('click', listen);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('/products/new-series');
});

test('a press outside closes the search', async () => {
  const { screen, isClosed } = await show();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await isClosed();
});

test('the search closes when focus leaves it', async () => {
  const { screen, isClosed } = await show();
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
  await isClosed();
});

test('a change of `path` closes the search and clears the query', async () => {
  const { field, isClosed, update } = await show();
  await field.fill('max');
  await update({ path: '/blog' });
  await isClosed();
  expect((document.querySelector('[role="combobox"]') as HTMLInputElement).value).toBe('');
});

test('loads suggestions when typing pauses, and aborts the request when the query changes', async () => {
  const asked: { query: string; signal: AbortSignal; answer: (found: Suggestion[]) => void }[] = [];
  const suggest = vi.fn(
    (query: string, signal: AbortSignal) =>
      new Promise<Suggestion[]>((answer) => asked.push({ query, signal, answer })),
  );
  const further = (name: string): Suggestion => ({
    id: name,
    name,
    type: 'page',
    href: `/${name}`,
  });
  const { screen, field } = await show({ suggest });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await typeAtOnce(field, 'fut');
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(200);
  expect(asked.map(({ query }) => query)).toEqual(['fut']);
  await userEvent.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Future of air technology' });
  await expect.element(active).toHaveAttribute('aria-selected', 'true');
  asked[0]?.answer([further('futile'), further('Future of air TECHNOLOGY')]);
  await expect.element(screen.getByRole('option', { name: 'futile' })).toBeVisible();
  await expect.element(active).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option').elements()).toHaveLength(2);

  await typeAtOnce(field, 'u');
  vi.advanceTimersByTime(200);
  expect(asked).toHaveLength(2);
  await typeAtOnce(field, 'r');
  expect(asked[1]?.signal.aborted).toBe(true);
  vi.advanceTimersByTime(200);
  expect(asked).toHaveLength(3);
  asked[2]?.answer([]);
  await expect.element(screen.getByRole('option', { name: 'futile' })).not.toBeInTheDocument();
  asked[1]?.answer([further('too-late')]);
  await field.fill('');
  expect(screen.getByRole('option').query()).toBeNull();
});

test('a failing source keeps the suggestions from `items`', async () => {
  const suggest = vi.fn(() => Promise.reject(new Error('away')));
  const { screen, field } = await show({ suggest });
  await field.fill('future');
  await vi.waitFor(() => expect(suggest).toHaveBeenCalledOnce());
  await expect.element(screen.getByRole('option')).toBeVisible();
  await field.fill('zzz');
  await expect.element(screen.getByText('No results found for "zzz"')).toBeVisible();
});

test.each([
  ['', []],
  ['  ', []],
  ['TURBO', ['max', 'rmx', 'emx', 'energy']],
  [' air ', ['future', 'manufacturing']],
  ['max', ['max', 'installation']],
  ['Product Lines', []],
])('"%s" finds %j', (query, ids) => {
  const mixed = suggestions.toReversed();
  const found = matchSuggestions(mixed, query).map(({ id }) => id);
  expect(found.toSorted()).toEqual(ids.toSorted());
});

test('suggestions match without accents and in any case', () => {
  const items: Suggestion[] = [
    { id: 'a', name: 'São Paulo, Größe 100', type: 'product', href: '/a' },
  ];
  expect(matchSuggestions(items, 'sao')).toHaveLength(1);
  expect(matchSuggestions(items, 'GRÖSSE')).toHaveLength(1);
  expect(matchSuggestions(items, 'paolo')).toHaveLength(0);
});

test('groups are in the order of `types`, and those without a name come last', async () => {
  const { screen, field, update } = await show({ items: suggestions.toReversed() });
  await update({ types: { blog: 'Articles', product: 'Products' } });
  await field.fill('i');
  await expect.element(screen.getByRole('group').first()).toBeVisible();
  const names = () =>
    screen
      .getByRole('group')
      .elements()
      .map((group) => group.getAttribute('aria-label'));
  expect(names()).toEqual(['Articles', 'Products', 'download', 'case-study']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await update({ types: suggestionTypes });
  await expect.poll(names).toEqual(Object.values(suggestionTypes));
});
