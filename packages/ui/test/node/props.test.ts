import { expect, test } from 'vitest';
import { describeProps } from '../../scripts/props.ts';

const rows = Object.entries(describeProps()).flatMap(([component, props]) =>
  props.map((prop) => ({ ...prop, path: `${component}.${prop.name}` })),
);

test('every row of a props table has a type', () => {
  expect(rows.length).toBeGreaterThan(600);
  const unknown = rows.filter(({ type }) => /\b(unknown|any)\b/.test(type));
  expect(unknown.map(({ path, type }) => `${path}: ${type}`)).toEqual([]);
});

test('every row of a props table has a description', () => {
  const bare = rows.filter(({ description }) => description === '');
  expect(bare.map(({ path }) => path)).toEqual([]);
});
