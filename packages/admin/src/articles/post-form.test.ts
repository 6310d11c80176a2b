import { describe, expect, test } from 'vitest';
import { emptyPost, listOf, namesIn, postBody } from './post-form.ts';

describe('the request body of a post', () => {
  test.each([
    ['2026-12-01 09:00', '2026-12-01T09:00:00.000Z'],
    [' 2026-12-01T09:00 ', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['', null],
    ['tomorrow', 'tomorrow'],
  ])('reads the time "%s" as %s', (published_at, expected) => {
    expect(postBody({ ...emptyPost, published_at }, 'draft').published_at).toBe(expected);
  });

  test('keeps stored names that contain commas or quotes', () => {
    const names = ['Heat, dry', 'Air', '5" pipe', '"new"'];
    expect(namesIn(listOf(names))).toEqual(names);
    expect(namesIn('"a, b')).toEqual(['"a', 'b']);
  });

  test('splits lists at commas and omits empty items', () => {
    const body = postBody({ ...emptyPost, categories: ' Energy, , Air ', version: '' }, 'draft');
    expect(body).toMatchObject({ categories: ['Energy', 'Air'], tags: [], status: 'draft' });
    expect(body).not.toHaveProperty('version');
  });
});
