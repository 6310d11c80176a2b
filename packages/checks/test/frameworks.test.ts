import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { expect, test } from 'vitest';
import { generators } from '../src/pack-check/fresh.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('packages/ui/docs/Frameworks.mdx');

const versionIn = (folder: string, name: string): string =>
  createRequire(join(root, folder, 'package.json'))(`${name}/package.json`).version;
const { dependencies } = JSON.parse(read('packages/checks/src/pack-check/astro/app/package.json'));

test.each([
  ['Vite', versionIn('packages/ui', 'vite')],
  ['Astro', dependencies.astro.slice(1)],
  ['React Router', versionIn('site', 'react-router')],
])('the page "Frameworks" has the version of %s that is built', (framework, version) => {
  const [, versions = ''] = page.match(`\\| ${framework} \\| (.+?) \\|`) ?? [];
  expect(versions.match(/\d+\.\d+/g)).toContain(version.split('.', 2).join('.'));
});

test('the page "Frameworks" names the generators that run', () => {
  const named = [...page.matchAll(/`(create-[a-z-]+)`/g)].map(([, name]) => name);
  const run = Object.values(generators).map(([generator = '']) => generator.split('@')[0]);
  expect(named.sort()).toEqual(run.sort());
});
