/** Runs after the build: inlines CSS into prerendered pages, and compresses files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildNonce } from '@brand/router/buildNonce';
import { startAfterPaint } from '../server/afterPaint.ts';
import { finishPage } from '../server/finish.ts';
import { type Policies, policiesFile } from '../server/pages.ts';
import { type UsedRules, usedRules } from '../server/usedRules.ts';

const sheets = new Map<string, UsedRules>();

const client = join(import.meta.dirname, '../build/client');
const styles = join(import.meta.dirname, '../build/styles');
const files = readdirSync(client, { recursive: true, encoding: 'utf8' });

const policies: Policies = {};
for (const file of files.filter((name) => basename(name) === 'index.html')) {
  const path = join(client, file);
  const { html, policy } = finishPage(readFileSync(path, 'utf8'), buildNonce, readStylesheet);
  if (!html.includes(startAfterPaint)) throw new Error(`No script of ${file} waits for the paint.`);
  writeFileSync(path, html);
  policies[`/${dirname(file).replaceAll('\\', '/').replace(/^\.$/, '')}`] = policy;
}
writeFileSync(join(client, '..', policiesFile), JSON.stringify(policies));

// The server reads whole stylesheets. In those for the browser, `@font-face` is removed: the page has declared the
// fonts already, and a second declaration would load them again and shift text.
for (const file of files.filter((name) => name.endsWith('.css'))) {
  const css = readFileSync(join(client, file), 'utf8');
  mkdirSync(dirname(join(styles, file)), { recursive: true });
  writeFileSync(join(styles, file), css);
  writeFileSync(join(client, file), css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
}

for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
  const path = join(client, file);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes));
}

function readStylesheet(href: string): UsedRules {
  const rules = sheets.get(href) ?? usedRules(readFileSync(join(client, href), 'utf8'));
  sheets.set(href, rules);
  return rules;
}
