/** `pnpm check` lists the checks as the README describes them, `pnpm check attack --only fuzz` runs one with its options. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import { aligned } from './report.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const described = [...readme.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, text]) => [
  `  ${name}`,
  `${text}`.replaceAll('`', ''),
]);
const list = `npx -y pnpm@12 check NAME [OPTIONS]\n\n${aligned(described)}`;
const [name, ...parameters] = process.argv.slice(2);

if (name === undefined || name === '--help') console.log(list);
else if (described.some(([found]) => found?.trim() === name)) {
  await run('pnpm', ['--filter', '@brand/checks', 'run', name, ...parameters]).catch(() => {
    process.exitCode = 1;
  });
} else {
  console.error(`There is no check "${name}".\n\n${list}`);
  process.exitCode = 2;
}
