/**
 * Measures the initial load of each kind of page: its HTML with inlined styles, and its JavaScript, compressed with
 * brotli. Fails if a page exceeds its budget in `packages/checks/size-budget.json`. `pnpm check size` builds first;
 * `--write` gives pages without a budget one that is 3 % above the measured size, `--write <path>…` also these pages.
 */

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '@brand/tasks/root';
import { excess, failWith, writtenBudgets } from './budgets.ts';
import { privatePages, publicPages } from './pagePaths.ts';
import { startSite } from './startSite.ts';

/** Compressed bytes, and the number of scripts. */
interface Weight {
  html: number;
  js: number;
  scripts: number;
}

type Budget = Record<string, Weight>;

const client = join(root, 'site/build/client');
const adminClient = join(root, 'packages/admin/build/client');
const budgetFile = join(import.meta.dirname, '../size-budget.json');
/** Scripts that the HTML imports. */
const imported = /from "\/((?:admin-)?assets\/[^"]+)"/g;
/** The list of files that the browser loads after the first paint. */
const preloads = /<script[^>]* data-after-paint>([^<]+)</;
/** What the build adds to a file's name: left out, as it changes the size of a page by up to 25 bytes with each build. */
const hashes = /(?<=\/(?:admin-)?assets\/(?:[\w.-]+-)?)(?:[\da-f]{12}|[\w-]{8})(?=\.\w+)/g;

if (!existsSync(client))
  throw new Error('site/build is missing: run `pnpm check size`, which builds it.');

// All are read before any is weighed, because compressing lasts so long that the server would close idle connections.
const pages = await readPages();
const weights: Budget = Object.fromEntries(
  Object.entries(pages).map(([path, html]) => [path, weigh(html)]),
);

let budget: Budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
if (process.argv.includes('--write')) {
  const room = (bytes: number) => Math.ceil((bytes * 1.03) / 10) * 10;
  budget = writtenBudgets(budget, weights, ({ html, js, scripts }) => ({
    html: room(html),
    js: room(js),
    scripts: scripts + 3,
  }));
  writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
}
const problems = [
  ...Object.entries(weights).flatMap(([path, weight]) => {
    const limit = budget[path];
    if (!limit) return [`${path} has no budget: set one with --write`];
    return (['html', 'js', 'scripts'] as const).flatMap((part) =>
      excess(`${part} of ${path}`, weight[part], limit[part], part === 'scripts' ? '' : ' bytes'),
    );
  }),
  ...Object.keys(budget)
    .filter((path) => !(path in weights))
    .map((path) => `${path} has a budget but is not a page`),
];

const line = (path: string, ...cells: (number | string)[]) =>
  console.log(path.padEnd(38) + cells.map((cell) => String(cell).padStart(9)).join(''));
line('bytes, brotli', 'html', 'js', 'scripts');
for (const [path, { html, js, scripts }] of Object.entries(weights)) line(path, html, js, scripts);
failWith(problems);

async function readPages(): Promise<Record<string, string>> {
  await using site = await startSite();
  const pages: Record<string, string> = {};
  for (const path of [...publicPages, ...privatePages].toSorted())
    pages[path] = await (await fetch(site.origin + path)).text();
  return pages;
}

function weigh(html: string): Weight {
  const { modulepreload }: { modulepreload: string[] } = JSON.parse(
    preloads.exec(html)?.[1] ?? '{"modulepreload":[]}',
  );
  const scripts = new Set([
    ...modulepreload.map((path) => path.slice(1)),
    ...[...html.matchAll(imported)].map(([, name = '']) => name),
  ]);
  if (scripts.size === 0) throw new Error('A page without scripts was measured.');
  return {
    html: brotliCompressSync(html.replaceAll(hashes, '')).length,
    js: [...scripts].reduce((sum, name) => sum + statSync(fileOf(name)).size, 0),
    scripts: scripts.size,
  };
}

function fileOf(name: string): string {
  return join(name.startsWith('admin-') ? adminClient : client, `${name}.br`);
}
