/**
 * Lets validators that others wrote judge the built site, the repository's texts, expressions and dependencies, and prints one
 * table. Fails if one of them finds something. Nothing is downloaded.
 *
 *     pnpm check judges [--only html,nu,policy,words,licences,expressions]
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import { aligned, defectLines, Findings } from '../attack/report.ts';
import { expressions } from './expressions.ts';
import { html } from './html.ts';
import type { Judge } from './judge.ts';
import { licences } from './licences.ts';
import { nu } from './nu.ts';
import { policy } from './policy.ts';
import { words } from './words.ts';

const all: readonly Judge[] = [html, nu, policy, words, licences, expressions];
const { values } = parseArgs({
  options: { only: { type: 'string', default: all.map(({ name }) => name).join() } },
});
const asked = values.only.split(',');
const unknown = asked.find((name) => !all.some((judge) => judge.name === name));
if (unknown) throw new Error(`Unknown judge: ${unknown}.`);

await buildIfStale();
const rows = [['judge', 'judged', 'time', 'findings', 'checked']];
const lines: string[] = [];
for (const { name, checked, run } of all.filter(({ name }) => asked.includes(name))) {
  const findings = new Findings();
  const started = performance.now();
  await run(findings);
  const seconds = Math.round((performance.now() - started) / 1000);
  findings.expect(findings.rounds > 0, 'nothing was judged');
  rows.push([
    ...[name, findings.rounds, `${seconds} s`, findings.defects.length].map(String),
    checked,
  ]);
  lines.push(...defectLines(name, findings));
}
console.log(aligned(rows));
for (const line of lines) console.error(line);
process.exitCode = lines.length > 0 ? 1 : 0;
