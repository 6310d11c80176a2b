import { expect, onTestFinished, test, vi } from 'vitest';
import { describeProps } from '../../scripts/props.ts';
import { describeAttributes } from '../../storybook/propsTables.ts';
import { stories } from '../stories.ts';

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

test('every attribute that a story sets has a description', () => {
  const bare = stories.flatMap(([story, { args }]) => {
    const own = rows.filter(({ path }) => path.startsWith(`${story.split(' ')[0]}.`));
    return Object.entries(describeAttributes({ argTypes: {}, initialArgs: args }))
      .filter(([arg, row]) => !row.description && own.every(({ name }) => name !== arg))
      .map(([arg]) => `${story}: ${arg}`);
  });
  expect(bare).toEqual([]);
});

test('what is chosen from a list has a select in Storybook, and a node a field for text', async () => {
  vi.resetModules();
  vi.stubGlobal('componentProps', describeProps());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { extractArgTypes } = await import('../../storybook/propsTables.ts');
  const { Alert, alertTones } = await import('@brand/ui');
  const control = { type: 'select' };
  const { tone, title } = extractArgTypes(Alert);
  expect(tone).toMatchObject({ control, options: alertTones.toSorted() });
  expect(title?.type.name).toBe('string');
});
