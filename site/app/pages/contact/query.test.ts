import { expect, test } from 'vitest';
import { carriedPart, ownPart } from './query.ts';

const query = new URLSearchParams('tab=support&models=max50&flow=40&plan=premium');

test('what is carried can be taken away, and the form stays as it is', () => {
  expect(String(ownPart(query))).toBe('tab=support&plan=premium');
});

test('a change of tab carries nothing else', () => {
  const other = new URLSearchParams(query);
  other.set('tab', 'general');
  expect(String(carriedPart(other))).toBe(String(carriedPart(query)));
});
