import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['internal', 'styles'].includes(entry.name))
  .map((entry) => entry.name);

const publicIndex = readFileSync(join(source, 'index.ts'), 'utf8');

/** Components that render no element and therefore have no styles. */
const withoutStyles = new Set([
  'LabelsProvider',
  'LinkProvider',
  'MotionProvider',
  'UnitsProvider',
]);

/** Matches elements and components that are focusable. */
const focusable =
  /<(a|button|input|select|textarea|summary|(Brand)?Link|(Icon)?Button|ButtonLink|Choice)\b/;

describe.each(folders)('%s', (folder) => {
  const files = readdirSync(join(source, folder));
  const pascal = folder.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) =>
    letter.toUpperCase(),
  );
  const main = files.includes(`${pascal}.tsx`) ? pascal : `${pascal}Provider`;

  test('has all required files', () => {
    const expected = ['.tsx', '.stories.tsx', '.test.tsx', '.mdx', '.css.ts']
      .filter((ending) => ending !== '.css.ts' || !withoutStyles.has(main))
      .map((ending) => main + ending);
    expect(files).toEqual(expect.arrayContaining([...expected, 'index.ts']));
  });

  test('is exported by the package', () => {
    expect(publicIndex).toContain(`'./${folder}/index.ts'`);
  });

  test('has styles that Safari can show', () => {
    const styles = files.filter((file) => file.endsWith('.css.ts'));
    for (const text of styles.map((file) => readFileSync(join(source, folder, file), 'utf8'))) {
      // It would never leave the starting style. No other browser shows it.
      if (text.includes('positionTryFallbacks')) expect(text).not.toContain('@starting-style');
      // On phones, a part of this height is below the tool bar: use `svh` or `dvh`.
      expect(text).not.toMatch(/\dl?vh\b/);
    }
  });

  test('has the required stories', () => {
    const stories = readFileSync(join(source, folder, `${main}.stories.tsx`), 'utf8');
    for (const story of ['Default', 'Playground', 'Narrow', 'Dark']) {
      expect(stories, `story ${story}`).toMatch(new RegExp(`export const ${story}\\b`));
    }
  });

  test('is tagged with the version that added it', () => {
    const stories = readFileSync(join(source, folder, `${main}.stories.tsx`), 'utf8');
    expect(stories).toMatch(/^ {2}tags: \['\d+\.\d+\.\d+'(, 'deprecated')?\],$/m);
  });

  test('has a docs page with all required sections', () => {
    const docs = readFileSync(join(source, folder, `${main}.mdx`), 'utf8');
    for (const part of ['When not', 'Anatomy', "Do and don't", 'Props']) {
      expect(docs, `section ${part}`).toContain(`## ${part}\n`);
    }
    expect(docs, 'purpose of the component, which the README shows').not.toContain(
      'What it is for, in one sentence.',
    );
    const takesFocus = files
      .filter((name) => /^[A-Z]\w+\.tsx$/.test(name))
      .some((name) => focusable.test(readFileSync(join(source, folder, name), 'utf8')));
    if (takesFocus) expect(docs, 'table of keys').toContain('| Key | Does |');
  });

  test('follows the conventions for styles, links and data', () => {
    for (const file of files.filter((name) => name.endsWith('.css.ts'))) {
      const text = readFileSync(join(source, folder, file), 'utf8');
      expect(text, `${file} puts its rules into a layer`).not.toMatch(
        /import \{[^}]*\b(globalStyle|style|styleVariants)\b[^}]*\} from '@vanilla-extract/,
      );
      expect(text, `${file} uses colour tokens`).not.toMatch(/#[0-9a-f]{3,8}\b/i);
      expect(text, `${file} uses logical properties`).not.toMatch(
        /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|\b(left|right):/,
      );
      // Builds replace `:dir()` with a list of languages, which ignores the `dir` attribute.
      expect(text, `${file} uses [dir="rtl"]`).not.toContain(':dir(');
    }
    for (const file of files.filter((name) => /^[A-Z]\w+\.tsx$/.test(name))) {
      const text = readFileSync(join(source, folder, file), 'utf8');
      expect(text, `${file} gets links from LinkProvider`).not.toContain('react-router');
      expect(text, `${file} fetches nothing`).not.toMatch(/\bfetch\(/);
    }
  });

  test('tests that callers can prevent each composed handler', () => {
    const tests = readFileSync(join(source, folder, `${main}.test.tsx`), 'utf8');
    for (const file of files.filter((name) => /^[A-Z]\w+\.tsx$/.test(name))) {
      const text = readFileSync(join(source, folder, file), 'utf8');
      for (const [, handler] of text.matchAll(/composeHandlers\((on\w+)/g)) {
        expect(tests, `${handler} of ${file} in conformance({ interactive })`).toContain(
          `${handler}: {`,
        );
      }
    }
  });
});
