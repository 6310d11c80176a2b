/**
 * Checks that every CSS feature of the built pages has been in all supported browsers since 2023, and so is Baseline
 * "widely available". A newer one needs a comment where it is used: "Without `feature`, …". TypeScript's `lib` holds
 * JavaScript to ES2023; interfaces of the browser are not checked.
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
process.exitCode = unnamed.length > 0 ? 1 : 0;
