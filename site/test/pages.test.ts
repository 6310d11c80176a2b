import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFolders } from '../app/pages/index.ts';

const site = join(import.meta.dirname, '..');

test('every folder with a page.ts is in the list and has a route', () => {
  const folders = globSync('app/pages/*/page.ts', { cwd: site }).map((file) =>
    basename(dirname(file)),
  );
  expect(folders.toSorted()).toEqual(Object.keys(pageFolders).toSorted());
  const routes = folders.map((folder) => `app/pages/${folder}/route.tsx`);
  expect(routes.filter((file) => !existsSync(join(site, file)))).toEqual([]);
});

test('every page has a unique path', () => {
  const paths = Object.values(pageFolders)
    .flat()
    .map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every Open Graph image exists', () => {
  const cards = Object.values(pageFolders)
    .flat()
    .map(({ card = 'home' }) => `public/media/open-graph/card-${card}.jpg`);
  expect(cards.filter((file) => !existsSync(join(site, file)))).toEqual([]);
});

test('no page keeps a text that its author has to write', () => {
  const generated =
    /One or two sentences for search engines|What the page is for, in|What the table shows/;
  const files = globSync('app/pages/*/{page,content}.ts', { cwd: site });
  expect(files.filter((file) => generated.test(readFileSync(join(site, file), 'utf8')))).toEqual(
    [],
  );
});
