import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../app');

/** Folders of the site, lowest layer first. Each may import those before it; only routes import pages and feeds. */
const order = ['search', 'shell', 'blog', 'blocks', 'pages', 'feeds'];

const mayImport = (folder: string): readonly string[] => order.slice(0, order.indexOf(folder));

const folderOf = (file: string) => file.split('/')[0] ?? '';

/** Imports between files of the site, including those of types. */
const imports = globSync('*/**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.|\+types/.test(file))
  .flatMap((from) =>
    [...readFileSync(join(app, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, specifier = '']) => relative(app, join(app, dirname(from), specifier)))
      .filter((to) => !to.includes('+types'))
      .map((to) => ({ from, to })),
  );

const named = (found: typeof imports) => found.map(({ from, to }) => `${from} → ${to}`);

test('folders import only lower layers', () => {
  expect(imports.length).toBeGreaterThan(500);
  const upward = imports.filter(
    ({ from, to }) =>
      folderOf(from) !== folderOf(to) && !mayImport(folderOf(from)).includes(folderOf(to)),
  );
  expect(named(upward)).toEqual([]);
});

test('pages import only page.ts and content.ts of other pages', () => {
  const pageOf = (file: string) => /^pages\/([^/]+)\//.exec(file)?.[1];
  const shared = imports.filter(
    ({ from, to }) =>
      pageOf(from) &&
      pageOf(to) &&
      pageOf(from) !== pageOf(to) &&
      !/\/(?:page|content)\.ts$/.test(to),
  );
  expect(named(shared)).toEqual([]);
});

test('page.ts imports no component, so that scripts can read it without React', () => {
  const reached = new Set(
    imports.map(({ from }) => from).filter((file) => /\/page\.ts$/.test(file)),
  );
  for (const file of reached)
    for (const { to } of imports.filter(({ from }) => from === file)) reached.add(to);
  expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
});
