import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@brand/tasks/root';
import { expect, test } from 'vitest';

/**
 * The packages of this repository, and those that each may import: only packages above it in this list, so that there is
 * no circle. `name/part` allows only that part. A new edge is a decision: write it here.
 */
const mayImport: Record<string, readonly string[]> = {
  'packages/ui': [],
  'packages/service': [],
  'packages/catalogue': ['@brand/service/contract', '@brand/ui/read-number'],
  'packages/media': ['@brand/catalogue'],
  'packages/router': ['@brand/ui'],
  'packages/delivery': ['@brand/router', '@brand/service', '@brand/ui'],
  'packages/admin': [
    ...['@brand/catalogue', '@brand/delivery', '@brand/router', '@brand/ui'],
    ...['@brand/service/client', '@brand/service/contract', '@brand/service/markup'],
  ],
  'packages/documents': ['@brand/catalogue', '@brand/media'],
  site: [
    ...['@brand/catalogue', '@brand/documents', '@brand/delivery', '@brand/media', '@brand/router'],
    ...['@brand/service', '@brand/ui'],
  ],
  'packages/tasks': ['@brand/service', '@brand/ui', 'site'],
  'packages/review': ['@brand/tasks', '@brand/ui'],
  'packages/checks': [
    ...['@brand/catalogue', '@brand/delivery', '@brand/documents', '@brand/review'],
    ...['@brand/service', '@brand/tasks', '@brand/ui', 'site'],
  ],
};

const exceptions = [
  // Stories as tests need what Storybook itself adds to each story.
  'packages/ui/test/stories.ts → .storybook/preview.tsx',
  // Records which labels the components of a page ask for.
  'site/test/contact.test.tsx → packages/ui/src/internal/labels.ts',
  // Runs the library's own tests in other engines.
  'packages/checks/engines.config.ts → vitest.workspace.ts',
];

const packages = Object.keys(mayImport);
const nameOf = (folder: string) => folder.replace(/^packages\//, '@brand/');
const isOurs = (name: string) => packages.some((folder) => nameOf(folder) === name);

const imported = /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Every import of a package, including those of types and of tests. */
const importsOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) =>
      /(node_modules|build|dist|\.react-router|pack-check\/[\w-]+\/app)$/.test(path),
  }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, one, other]) => ({
      file,
      specifier: one ?? other ?? '',
    })),
  );

test('every package is listed', () => {
  const found = globSync('{site,packages/*}/package.json', { cwd: root }).map(dirname);
  expect(found.sort()).toEqual(packages.toSorted());
});

test('packages are listed below those that they import', () => {
  for (const [index, folder] of packages.entries()) {
    const above = packages.slice(0, index).map(nameOf);
    const edges = (mayImport[folder] ?? []).map((edge) => /^(@[^/]+\/)?[^/]+/.exec(edge)?.[0]);
    expect(above, folder).toEqual(expect.arrayContaining(edges));
  }
});

test.each(packages)('%s imports only what it may', (folder) => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  const found = importsOf(folder);
  expect(found.length).toBeGreaterThan(0);
  const wrong = found.filter(({ file, specifier }) => {
    if (specifier.startsWith('.')) {
      const target = relative(root, join(root, dirname(file), specifier));
      // Generators contain the imports of what they generate.
      if (target.startsWith(`${folder}/`) || !existsSync(join(root, target))) return false;
      return !exceptions.includes(`${file} → ${target}`);
    }
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
    if (!isOurs(name) || name === nameOf(folder)) return false;
    const isAllowed = mayImport[folder]?.some((edge) => `${specifier}/`.startsWith(`${edge}/`));
    return !isAllowed || !declared.includes(name);
  });
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
});

test.each(packages)('%s declares no package that it may not import', (folder) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const ours = Object.keys({ ...dependencies, ...devDependencies }).filter(isOurs);
  const edges = mayImport[folder] ?? [];
  expect(ours.filter((name) => !edges.some((edge) => `${edge}/`.startsWith(`${name}/`)))).toEqual(
    [],
  );
});
