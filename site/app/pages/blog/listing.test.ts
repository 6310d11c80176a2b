import { expect, test } from 'vitest';
import { readFilter } from './listing.ts';

test('a filter is composed like stored names, in a query and in a path', () => {
  const [slug, tag] = ['한국어-블로그', 'Größe'];
  const query = new URLSearchParams({ category: slug.normalize('NFD'), tag: tag.normalize('NFD') });
  const wanted = { page: 1, category: slug, tag, search: undefined };
  expect(readFilter(`http://localhost/blog?${query}`, {})).toEqual(wanted);
  const params = { category: slug.normalize('NFD'), tag: tag.normalize('NFD') };
  expect(readFilter('http://localhost/blog', params)).toEqual(wanted);
});
