import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { de } from '../../src/labels/de/index.ts';
import type { Labels } from '../../src/labels/index.ts';
import { ko } from '../../src/labels/ko/index.ts';
import { templatesOf } from '../../storybook/words/libraryWords.ts';
import { textsOf } from '../../storybook/words/textsOf.ts';
import { allStories, stories } from '../stories.ts';

/** The English labels of each component that requests its labels, and the set that it gets. */
const asked = vi.hoisted(() => ({ english: new Map<string, object>(), set: {} as object }));

vi.mock('../../src/internal/labels.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/internal/labels.ts')>();
  const answer: typeof original.useLabels = (component, english, own) => {
    asked.english.set(component, english);
    return { ...english, ...Reflect.get(asked.set, component), ...own };
  };
  const answerOne: typeof original.useLabel = (component, english, own) => {
    const { label } = answer(component, { label: english });
    return own ?? label;
  };
  return { ...original, useLabels: answer, useLabel: answerOne };
});

const root = join(import.meta.dirname, '../..');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
const storyFiles = sources('{src,docs}/**/*.stories.tsx');
const fixtures = [...sources('test/*.ts*'), ...sources('docs/**/*.tsx')];

/** Source of a component's stories and of all fixtures, whose texts are not translated. */
const contentOf = (name: string) =>
  [
    ...fixtures,
    ...storyFiles.filter(({ file }) => file.endsWith(`/${name.split(' ')[0]}.stories.tsx`)),
  ]
    .map(({ text }) => text)
    .join();

beforeAll(async () => {
  for (const [, Story] of await allStories()) renderToString(<Story />);
}, 60_000);

describe.each([
  ['German', de],
  ['Korean', ko],
])('the %s labels', (_language, set: Labels) => {
  const { locale: _locale, ...words } = set;

  test('are exactly those that components request', () => {
    expect(Object.keys(words).sort(), 'components in src/labels').toEqual(
      [...asked.english.keys()].sort(),
    );
    for (const [component, english] of asked.english)
      expect(Object.keys(Reflect.get(words, component)).sort(), component).toEqual(
        Object.keys(english).sort(),
      );
  });

  test('have the same placeholders as the English labels', () => {
    const placeholders = (word: unknown) =>
      [...new Set(JSON.stringify(word).match(/\{\w+\}/g))].sort();
    for (const [component, english] of asked.english)
      for (const [name, word] of Object.entries(english))
        expect(
          placeholders(Reflect.get(words, component)?.[name] ?? word),
          `${component}.${name}`,
        ).toEqual(placeholders(word));
  });

  test.each(stories)('leave no English label in %s', (name, Story) => {
    const english = new Set([...asked.english.values()].flatMap(templatesOf));
    const content = contentOf(name);
    asked.set = set;
    const left = textsOf(renderToString(<Story />)).filter((text) => english.has(text));
    expect(left.filter((text) => !content.includes(text))).toEqual([]);
  });
});

test('Korean labels contain no Latin letters', () => {
  const { locale: _locale, ...words } = ko;
  const prose = templatesOf(words).map((word) => word.replace(/\{\w+\}/g, ''));
  expect(prose.filter((word) => /[a-z]/i.test(word.replace(/IP|name@example\.com/, '')))).toEqual(
    [],
  );
});

/** Literal text between tags or in attributes that users read. */
const literal =
  />[^<>{}=;]*\p{L}{2}[^<>{}=;]*<\/|\s(?:aria-label|aria-roledescription|label|title|alt|placeholder)="[^"]*\p{L}/u;
const components = sources('src/**/*.tsx').filter(({ file }) => !/\.(stories|test)\./.test(file));

test.each(components)('$file contains no hard-coded text', ({ text }) => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(code.match(literal)?.[0]).toBeUndefined();
});
