import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { company } from '@brand/catalogue/company';
import { expect, test } from 'vitest';
import { pageFolders } from '../app/pages/index.ts';
import { pageMeta } from '../app/shell/meta.ts';

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

test('titles and descriptions for search engines are unique, and short enough to be shown whole', () => {
  const shown = Object.values(pageFolders)
    .flat()
    .map((page) => {
      const meta = pageMeta(page) as { title?: string; name?: string; content?: string }[];
      return {
        path: page.path,
        title: meta.find(({ title }) => title)?.title ?? '',
        description: meta.find(({ name }) => name === 'description')?.content ?? '',
      };
    });
  const articles = globSync('packages/service/content/*.md', { cwd: join(site, '..') }).map(
    (path) => {
      const text = readFileSync(join(site, '..', path), 'utf8');
      const read = (key: string) => new RegExp(`^meta_${key}: "(.*)"$`, 'm').exec(text)?.[1] ?? '';
      return {
        path,
        title: `${read('title')} | ${company.name}`,
        description: read('description'),
      };
    },
  );
  const all = [...shown, ...articles];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ title }) => title.length > 60)).toEqual([]);
  expect(
    all.filter(({ description }) => description.length < 25 || description.length > 155),
  ).toEqual([]);
  const indexed = all.map(({ title, description }) => [title, description]);
  for (const part of [0, 1])
    expect(new Set(indexed.map((texts) => texts[part])).size).toBe(all.length);
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
