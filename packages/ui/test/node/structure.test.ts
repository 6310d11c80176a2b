import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as library from '../../src/index.ts';

const source = join(import.meta.dirname, '../../src');
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['internal', 'styles'].includes(entry.name))
  .map((entry) => entry.name);

/** Components that render no element and therefore have no styles. */
const withoutStyles = ['LabelsProvider', 'LinkProvider', 'MotionProvider', 'UnitsProvider'];

describe.each(folders)('%s', async (folder) => {
  const files = readdirSync(join(source, folder));
  const pascal = folder.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) =>
    letter.toUpperCase(),
  );
  const main = files.includes(`${pascal}.tsx`) ? pascal : `${pascal}Provider`;
  const { default: meta, ...own } = await import(`../../src/${folder}/${main}.stories.tsx`);

  test('has all required files', () => {
    const expected = ['.tsx', '.stories.tsx', '.test.tsx', '.mdx', '.css.ts']
      .filter((ending) => ending !== '.css.ts' || !withoutStyles.includes(main))
      .map((ending) => main + ending);
    expect(files).toEqual(expect.arrayContaining([...expected, 'index.ts']));
  });

  test('is exported by the package', async () => {
    expect(library).toMatchObject(await import(`../../src/${folder}/index.ts`));
  });

  test('has the required stories', () => {
    expect(Object.keys(own)).toEqual(
      expect.arrayContaining(['Default', 'Playground', 'Narrow', 'Dark']),
    );
  });

  test('is tagged with the version that added it', () => {
    const [version, ...others] = meta.tags;
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(['deprecated']).toEqual(expect.arrayContaining(others));
  });

  test('has a docs page with all required sections', () => {
    const docs = readFileSync(join(source, folder, `${main}.mdx`), 'utf8');
    expect(docs.split('\n')).toEqual(
      expect.arrayContaining(['## When not', '## Anatomy', "## Do and don't"]),
    );
    expect(docs, 'purpose of the component, which the README shows').not.toContain(
      'What it is for, in one sentence.',
    );
    expect(docs, 'other names of the component, which the search finds').toMatch(
      /^## Also called: \w/m,
    );
    expect(docs, 'captions of the pictures').not.toContain("text: '…',");
    expect(docs, 'a good and a bad use as pictures').toMatch(/^## Do and don't\n\n<DoDont$/m);
  });
});
