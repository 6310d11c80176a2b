/**
 * Checks the product in the engines of the other supported browsers, and prints one table. Installs what is missing.
 * Fails if one of them finds a defect.
 *
 *     pnpm check browsers [--only firefox,webkit]
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import { ensureChromium } from '@brand/tasks/chromium';
import { aligned } from '../attack/report.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const all: readonly Engine[] = [firefox, webkit];
const { values } = parseArgs({
  options: { only: { type: 'string', default: all.map(({ name }) => name).join() } },
});
const asked = values.only.split(',');
const unknown = asked.find((name) => !all.some((engine) => engine.name === name));
if (unknown) throw new Error(`Unknown engine: ${unknown}.`);

// Playwright's configuration names it, too.
process.env.CHROMIUM_PATH = ensureChromium();
await buildIfStale();
const rows = [['engine', 'result', 'time', 'checked']];
for (const { name, checked, run } of all.filter(({ name }) => asked.includes(name))) {
  const started = performance.now();
  const result = await run().then(
    () => 'ok',
    (error: Error) => {
      console.error(`✗ ${name}: ${error.message}`);
      process.exitCode = 1;
      return 'failed';
    },
  );
  rows.push([name, result, `${Math.round((performance.now() - started) / 1000)} s`, checked]);
}
console.log(aligned(rows));
