import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildInputs, checkFolder } from '../src/build.ts';
import { root } from '../src/root.ts';

/** Folders of the packages that the sources of an application or a package import. */
function importedBy(folder: string): string[] {
  const sources = globSync(`${folder}/{*.ts,{app,src}/**/*.{ts,tsx}}`, { cwd: root });
  const texts = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  return [
    ...new Set(
      [...texts.matchAll(/from '@brand\/([\w-]+)/g)].map(([, name]) => `packages/${name}`),
    ),
  ];
}

test('an edit of any package that the applications import leads to a build', () => {
  const inputs = new Set(buildInputs().map(dirname));
  for (const application of ['site', 'packages/admin'])
    for (const folder of importedBy(application)) {
      const sources = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root });
      expect(sources.filter((path) => !inputs.has(dirname(path)))).toEqual([]);
    }
  expect(inputs).toContain('packages/service/src/feeds');
});

test.each(['c#site', 'q?site', 'pct%20site'])(
  'a folder named %s is refused in one line',
  (name) => {
    expect(() => checkFolder(`/home/jin/${name}`)).toThrow(
      /^Vite does not build .+: rename \/home\/jin\/.+\.$/,
    );
  },
);

test.each(['my site', '[site]', 'größe', '100%'])('a folder named %s is not', (name) => {
  expect(() => checkFolder(`/home/jin/${name}`)).not.toThrow();
});
