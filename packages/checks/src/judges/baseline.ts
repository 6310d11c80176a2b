import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as cwd } from '@brand/tasks/root';
import type { Check } from '../report.ts';

/**
 * Biome on the built stylesheets. A feature of CSS that has not been in all supported browsers since 2023, and so is not
 * Baseline "widely available", needs a comment where it is used: "Without `feature`, …". TypeScript's `lib` holds
 * JavaScript to ES2023; interfaces of the browser are not checked.
 */
export const baseline: Check = {
  name: 'baseline',
  checked:
    'newer CSS names its fallback, and `:hover` applies only where a pointer can hover (Biome)',
  async run(findings) {
    const files = globSync('{site,packages/admin}/build/client/**/*.css', { cwd });
    findings.rounds = files.length;
    const config = '--config-path=packages/checks/lint/baseline.json';
    const { stdout, stderr } = spawnSync(
      join(cwd, 'node_modules/.bin/biome'),
      ['lint', config, '--max-diagnostics=none', '--reporter=github', ...files],
      { cwd, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
    );
    const newer = stdout.matchAll(/::CSS .* (\S+) isn't part/g);
    const names = new Set(Array.from(newer, ([, name]) => name));
    if (names.size === 0) throw new Error(`Biome has checked nothing. ${stderr}`);
    const comments = globSync('{site/app,packages/{ui,admin,router}/src}/**/*.ts', { cwd })
      .map((file) => readFileSync(join(cwd, file), 'utf8'))
      .join('\n');
    for (const name of names)
      findings.expect(
        comments.match(`Without\\s[^.]*\`${name}\`[^.]*,`) !== null,
        `${name}: say beside it what happens without it`,
      );
    for (const file of files)
      for (const selector of hoverOnTouch(readFileSync(join(cwd, file), 'utf8')))
        findings.add(`${selector}: after a tap, a phone hovers until the next one`, file);
  },
};

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
