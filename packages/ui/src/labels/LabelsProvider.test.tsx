import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { BlogCard } from '../blog-card/index.ts';
import { ComparisonTray } from '../comparison-tray/index.ts';
import { ErrorState } from '../error-state/index.ts';
import type { Plural } from '../internal/words.ts';
import { ProductCard } from '../product-card/index.ts';
import { Spinner } from '../spinner/index.ts';
import { de } from './de/index.ts';
import { type Labels, LabelsProvider, type PartialLabels } from './index.ts';

const inGerman = (children: React.ReactNode, labels: PartialLabels = de) =>
  renderToString(<LabelsProvider labels={labels}>{children}</LabelsProvider>);

test('without a provider texts are English', () => {
  expect(renderToString(<ErrorState title="503" retryHref="#" />)).toContain('Try Again');
});

test('a provider sets the texts of every component below it', () => {
  expect(inGerman(<ErrorState title="503" retryHref="#" />)).toContain('Erneut versuchen');
  expect(inGerman(<Spinner />)).toContain('Wird geladen');
});

test('the `labels` of a component override the provider', () => {
  const html = inGerman(<ErrorState title="503" retryHref="#" labels={{ retry: 'Noch einmal' }} />);
  expect(html).toContain('Noch einmal');
  expect(inGerman(<Spinner label="Prüfung läuft" />)).toContain('Prüfung läuft');
});

test('texts missing from a set stay English', () => {
  const html = inGerman(<ProductCard title="MAX" text="" features={[]} front="" back="b" />, {
    ProductCard: { back: 'Rückseite' },
  });
  expect(html).toContain('Rückseite of MAX');
});

test('dates follow the locale of the set, unless a component has its own', () => {
  const card = <BlogCard href="#" title="Öl" date="2026-03-09" />;
  expect(inGerman(card)).toContain('9. März 2026');
  expect(inGerman(<BlogCard href="#" title="Öl" date="2026-03-09" locale="en-GB" />)).toContain(
    '9 March 2026',
  );
});

test('plurals follow the rules of the locale', () => {
  const count = { one: '{count} one', few: '{count} few', other: '{count} other' };
  const items = ['A', 'B'].map((code) => ({ value: code, label: code, removeHref: `#${code}` }));
  const tray = <ComparisonTray items={items} href="#compare" clearHref="#clear" />;
  const inLocale = (locale: string, counted: Plural) =>
    inGerman(tray, { locale, ComparisonTray: { count: counted } });
  expect(inLocale('pl', count)).toContain('2 few');
  expect(inLocale('de', count)).toContain('2 other');
  expect(inLocale('pl', { other: '{count} all' })).toContain('2 all');
});

test('a missing or unknown text is a type error', () => {
  const { Spinner: _spinner, ...withoutSpinner } = de;
  expectTypeOf(withoutSpinner).not.toExtend<Labels>();
  expectTypeOf({ ...de, Spinner: {} }).not.toExtend<Labels>();
  expectTypeOf({ Spinner: { label: 1 } }).not.toExtend<PartialLabels>();
});
