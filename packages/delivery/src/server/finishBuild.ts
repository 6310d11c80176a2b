import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildNonce } from '../agreement.ts';
import { startAfterPaint } from './afterPaint.ts';
import { finishPage } from './finish.ts';
import { type Policies, policiesFile } from './pages.ts';
import { type UsedRules, usedRules } from './usedRules.ts';

/** Finishes a build of React Router: inlines CSS into prerendered pages and compresses files. */
export function finishBuild(
  buildDir: string,
  { frames }: { frames?: readonly string[] } = {},
): void {
  const sheets = new Map<string, UsedRules>();

  const client = join(buildDir, 'client');
  const styles = join(buildDir, 'styles');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });

  const policies: Policies = {};
  for (const file of files.filter((name) => basename(name) === 'index.html')) {
    const path = join(client, file);
    const { html, policy } = finishPage(
      readFileSync(path, 'utf8'),
      buildNonce,
      readStylesheet,
      frames,
    );
    if (!html.includes(startAfterPaint))
      throw new Error(`No script of ${file} waits for the paint.`);
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
}
