import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { rank, words } from './search.ts';

const titles = (query: string) => rank(query, documents).map(({ title }) => title);

test.each(['rmx 50 c060', 'RMX50-C060', 'rmx50c060', ' c060 RMX 50 '])(
  '"%s" finds the model first',
  (query) => {
    expect(titles(query)[0]).toBe('RMX50-C060');
  },
);

test('every question and every office is found by its name, at its own place', () => {
  const places = (['faq', 'office'] as const).map((kind) => {
    const named = documents.filter(({ type }) => type === kind);
    for (const { title, href } of named) expect(rank(title, documents)[0]?.href).toBe(href);
    return new Set(named.map(({ href }) => href)).size;
  });
  expect(places).toEqual([24, 7]);
});

test('a technology is found by its name before what is written about it', () => {
  expect(rank('air bearing', documents)[0]?.href).toBe('/technologies#air-bearing');
  expect(rank('training', documents)[0]?.href).toBe('/services#training');
});

test('half a code finds the models that begin so', () => {
  expect(titles('emx125').slice(0, 3).sort()).toEqual([
    'EMX125-C040',
    'EMX125-C060',
    'EMX125-C080',
  ]);
});

test('a misspelt word finds what was meant, figures are taken as they are', () => {
  const document = { type: 'page', title: 'Bearings', text: '', href: '/x' } as const;
  expect(rank('bearigns', [document])).toHaveLength(1);
  expect(rank('12345', [{ ...document, title: '12346' }])).toHaveLength(0);
});

test('with no document that has every word, those with any are found', () => {
  const document = { type: 'page', title: 'Bearings', text: '', href: '/x' } as const;
  expect(rank('bearings zzz', [document])).toHaveLength(1);
  expect(rank('zzz', [document])).toHaveLength(0);
});

test('an article that the service found by its text stays, behind the others', () => {
  const post = { type: 'post', title: 'Surge', text: '', href: '/blog/surge' } as const;
  const page = { type: 'page', title: 'Foils', text: '', href: '/foils' } as const;
  expect(rank('foil', [post, page]).map(({ title }) => title)).toEqual(['Foils', 'Surge']);
});

test('words lose case and accents', () => {
  expect(words('São Paulo, RMX50-C060')).toEqual(['sao', 'paulo', 'rmx', '50', 'c060']);
});
