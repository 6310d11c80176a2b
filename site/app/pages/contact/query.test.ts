import { expect, test } from 'vitest';
import { formPart, subjectPart } from './query.ts';

const query = new URLSearchParams('tab=support&models=max50&flow=40&plan=premium');

test('formPart keeps the form and drops its subject', () => {
  expect(String(formPart(query))).toBe('tab=support&plan=premium');
});

test('subjectPart does not change with the tab', () => {
  const other = new URLSearchParams(query);
  other.set('tab', 'general');
  expect(String(subjectPart(other))).toBe(String(subjectPart(query)));
});
