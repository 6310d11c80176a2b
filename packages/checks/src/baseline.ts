/**
 * Checks that every CSS feature of the built pages has been in all supported browsers since 2023, and so is Baseline
 * "widely available". A newer one needs a comment where it is used: "Without `feature`, …". TypeScript's `lib` holds
 * JavaScript to ES2023; interfaces of the browser are not checked. Also checks that `:hover` applies only where a pointer
 * can hover.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as cwd } from '@brand/tasks/root';

const files = globSync('{site,packages/admin}/build/client/**/*.css', { cwd });
const config = '--config-path=packages/checks/lint/baseline.json';
const { stdout, stderr } = spawnSync(
  'biome',
  ['lint', config, '--max-diagnostics=none', '--reporter=github', ...files],
  { cwd, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
);
const newer = new Set([...stdout.matchAll(/::CSS .* (\S+) isn't part/g)].map(([, name]) => name));
if (newer.size === 0) throw new Error(`Biome has checked nothing. ${stderr}`);

const comments = globSync('{site/app,packages/{ui,admin,router}/src}/**/*.ts', { cwd })
  .map((file) => readFileSync(join(cwd, file), 'utf8'))
  .join('\n');
const unnamed = [...newer].filter((name) => !comments.match(`Without\\s[^.]*\`${name}\`[^.]*,`));
console.log(
  `${newer.size} newer features of CSS, ${unnamed.length} of them without a stated fallback`,
);
for (const name of unnamed) console.error(`✗ ${name}: say beside it what happens without it`);
const sticky = files.flatMap((file) => hoverOnTouch(readFileSync(join(cwd, file), 'utf8')));
for (const selector of new Set(sticky))
  console.error(`✗ ${selector}: after a tap, a phone hovers until the next one`);
process.exitCode = unnamed.length + sticky.length > 0 ? 1 : 0;

/** Selectors with `:hover` outside its media query. */
function hoverOnTouch(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') open.pop();
    else {
      const prelude = text.slice(text.lastIndexOf(';') + 1);
      const isThere = open.some((outer) => outer.includes('(hover:hover)'));
      if (/^[^@].*:hover/.test(prelude) && !isThere) found.push(prelude);
      open.push(prelude);
    }
  }
  return found;
}
