/**
 * Describes the public API of the package: entries with their exports, props with types and defaults, data attributes and
 * design tokens. `node scripts/surface.ts --write` writes the description to `surface.md`, and the
 * generated parts of the README. A test fails when they are out of date, so the diff of a pull request shows every change of the API.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { vars } from '../src/styles/contract.css.ts';
import { darkColors, lightColors, measures } from '../src/styles/themes.ts';
import { describeReadme, readmeFile } from './readme.ts';
import { dataAttributes } from './surface-attributes.ts';
import { exportsOf } from './surface-exports.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

/** Path of the API record. */
export const surfaceFile = join(root, 'surface.md');

interface Tree {
  readonly [key: string]: string | Tree;
}

/** The public API as text. */
export function describeSurface(): string {
  // The compiler runs in its own process.
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.build.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}.`);
    const entries = globSync('**/index.ts', { cwd: source })
      .map(dirname)
      .filter((name) => name !== '.')
      .sort()
      .map((name) => ({ name, exports: exportsOf(project, join(source, name, 'index.ts')) }));
    const index = new Set(exportsOf(project, join(source, 'index.ts')).map(({ name }) => name));
    return [
      '# Public surface of @brand/ui',
      'Written by `pnpm --filter @brand/ui surface --write`. What changes here is seen by users: name it in a changeset.',
      '## Entries',
      fence('json', JSON.stringify(publishedExports(), null, 2)),
      `\`@brand/ui\` exports all that the entries below export${exceptions(entries, index)}.`,
      ...entries.map(({ name, exports }) =>
        [
          `## @brand/ui/${name}`,
          fence('ts', exports.map(({ text }) => text).join('\n')),
          ...dataAttributes(project, join(source, name)),
        ].join('\n\n'),
      ),
      '## Parts that several components share',
      ...dataAttributes(project, join(source, 'internal')),
      '## Design tokens',
      fence('css', tokens().join('\n')),
      '',
    ].join('\n\n');
  } finally {
    api.close();
  }
}

function publishedExports(): unknown {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).publishConfig.exports;
}

/** Exports of the entries that the index does not have. */
function exceptions(
  entries: readonly { name: string; exports: readonly { name: string }[] }[],
  index: ReadonlySet<string>,
): string {
  const missing = entries.flatMap(({ name, exports }) =>
    exports.filter((one) => !index.has(one.name)).map((one) => `\`${one.name}\` of \`${name}\``),
  );
  return missing.length > 0 ? `, except ${missing.join(', ')}` : '';
}

/** Every custom property with its default value; colours on both grounds. */
function tokens(): string[] {
  const { color, ...rest } = vars;
  const values: Tree = measures;
  return [
    ...flatten(color, lightColors, darkColors),
    ...Object.entries<Tree>(rest).flatMap(([group, names]) =>
      flatten(names, values[group] as Tree),
    ),
  ];
}

function flatten(names: Tree, light: Tree, dark: Tree = light): string[] {
  return Object.entries(names).map(([token, name]) => {
    const ground = light[token] === dark[token] ? '' : ` /* dark: ${dark[token]} */`;
    return `${String(name).slice('var('.length, -1)}: ${light[token]};${ground}`;
  });
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    writeFileSync(surfaceFile, describeSurface());
    writeFileSync(readmeFile, describeReadme());
  } else process.stdout.write(describeSurface());
}
