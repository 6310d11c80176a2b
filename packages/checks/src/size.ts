/**
 * Measures the size of a page that imports one entry of @brand/ui and its styles: its JavaScript without React, and its
 * stylesheets without the foundation, both minified and compressed with brotli. Fails if `packages/ui/size-budget.json` is exceeded.
 * `pnpm check size` builds the package first; `pnpm check size --write` gives entries without a budget one that is 10 % above the
 * measured size, and the whole stylesheet one near its new size; `--write <entry>…` also these entries, or `stylesheet`.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '@brand/tasks/root';
import { build } from 'esbuild';
import { excess, failWith, writtenBudgets } from './budgets.ts';

/** Bytes, minified and compressed. */
interface Size {
  js: number;
  css: number;
}

interface Budget {
  /** The whole stylesheet. */
  stylesheet: number;
  /** Reset, themes and fonts, which every page ships. */
  foundation: number;
  /** For entries that have no budget yet. */
  unlisted: Size;
  parts: Record<string, Size>;
}

const library = join(root, 'packages/ui');
const dist = join(library, 'dist');
const budgetFile = join(library, 'size-budget.json');

if (!existsSync(dist))
  throw new Error('packages/ui/dist is missing: run `pnpm check size`, which builds it.');

const stylesheet = readFileSync(join(dist, 'styles.css'), 'utf8');
const foundation = stylesOf('styles');

const parts = readdirSync(dist, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, 'index.js')))
  .map((entry) => entry.name)
  .sort();

const sizes = await measureParts(parts);
const budget: Budget = JSON.parse(readFileSync(budgetFile, 'utf8'));

if (process.argv.includes('--write')) {
  const room = (bytes: number) => Math.ceil((bytes * 1.1) / 10) * 10;
  const hasNewEntry = Object.keys(sizes).some((part) => !budget.parts[part]);
  const whole = { stylesheet: hasNewEntry ? 0 : budget.stylesheet };
  Object.assign(
    budget,
    writtenBudgets(
      whole,
      { stylesheet: compressed(stylesheet) },
      (bytes) => Math.ceil(bytes / 10) * 10,
    ),
  );
  budget.parts = writtenBudgets(budget.parts, sizes, ({ js, css }) => ({
    js: room(js),
    css: room(css),
  }));
  writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
}

const problems = [
  ...excess('the whole stylesheet', compressed(stylesheet), budget.stylesheet),
  ...excess('reset, themes and fonts', compressed(foundation), budget.foundation),
  ...Object.entries(sizes).flatMap(([part, { js, css }]) => {
    const limit = budget.parts[part] ?? budget.unlisted;
    return [
      ...excess(`JavaScript of ${part}`, js, limit.js),
      ...excess(`styles of ${part}`, css, limit.css),
    ];
  }),
  ...Object.keys(budget.parts)
    .filter((part) => !(part in sizes))
    .map((part) => `${part} has a budget but is not an entry of the package`),
  ...(await unrelatedToButton()),
];

report();
failWith(problems);

/** Every entry with its imports, bundled separately. */
async function measureParts(names: string[]): Promise<Record<string, Size>> {
  const { outputFiles } = await bundle(
    Object.fromEntries(names.map((name) => [name, join(dist, name, 'index.js')])),
  );
  const texts = new Map(outputFiles.map(({ path, text }) => [path.split(sep).at(-1), text]));
  return Object.fromEntries(
    names.map((name) => {
      return [
        name,
        {
          js: compressed(texts.get(`${name}.js`) ?? ''),
          css: compressed(stylesOf(name)) - compressed(foundation),
        },
      ];
    }),
  );
}

/** Modules of other entries that are bundled when a page imports only Button from the package's index. */
async function unrelatedToButton(): Promise<string[]> {
  const { metafile } = await bundle({ page: 'page' }, `export { Button } from './index.js';`);
  const shipped = Object.entries(metafile.outputs['page.js']?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
  return shipped
    .filter((path) => !/dist\/(button|internal)\/|^page$/.test(path.split(sep).join('/')))
    .map((path) => `a page that imports only Button ships ${path}`);
}

function bundle(entryPoints: Record<string, string>, virtual?: string) {
  return build({
    entryPoints,
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: '.',
    absWorkingDir: library,
    external: ['react', 'react-dom'],
    logLevel: 'warning',
    // The imported module contained only types.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: virtual
      ? [
          {
            name: 'page',
            setup({ onResolve, onLoad }) {
              onResolve({ filter: /^page$/ }, () => ({ path: 'page', namespace: 'page' }));
              onLoad({ filter: /.*/, namespace: 'page' }, () => ({
                contents: virtual,
                resolveDir: dist,
              }));
            },
          },
        ]
      : [],
  });
}

/** The stylesheets of an entry, in order. */
function stylesOf(name: string): string {
  const imports = readFileSync(join(dist, name, 'styles.js'), 'utf8').matchAll(/'(.*)'/g);
  return Array.from(imports, ([, sheet = '']) =>
    readFileSync(join(dist, name, sheet), 'utf8'),
  ).join('');
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

function report() {
  const line = (name: string, js: number | string, css: number | string) =>
    console.log(`${name.padEnd(24)}${String(js).padStart(8)}${String(css).padStart(8)}`);
  line('bytes, brotli', 'js', 'css');
  for (const [part, { js, css }] of Object.entries(sizes)) line(part, js, css);
  line('reset, themes, fonts', '', compressed(foundation));
  line('whole stylesheet', '', compressed(stylesheet));
}
