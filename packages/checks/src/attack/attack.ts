/**
 * Attacks the built site, started like `pnpm start`, on loopback and on temporary databases, and prints one table. Fails
 * if it finds a defect. Needs Linux, because it reads memory usage from /proc.
 *
 *     pnpm check attack [--only fuzz,bodies] [--database sqlite|postgres|both] [--quick]
 *         [--requests 25000] [--mixed 20000] [--seed 20261120]
 */
import { parseArgs } from 'node:util';
import type { Engine } from '@brand/service/testing';
import { createDatabase, startPostgres } from '@brand/service/testing';
import { buildIfStale } from '@brand/tasks/build';
import { chosen, type Line, report, runCheck } from '../report.ts';
import { bodies } from './bodies.ts';
import { crowd } from './crowd.ts';
import { disk } from './disk.ts';
import { drain } from './drain.ts';
import { fuzz } from './fuzz.ts';
import { load } from './load.ts';
import { passwords } from './passwords.ts';
import { payloads } from './payloads.ts';
import { stall } from './stall.ts';
import { type Part, startTarget, type Target } from './target.ts';

const all: readonly Part[] = [bodies, drain, disk, stall, passwords, fuzz, payloads, load, crowd];
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    database: { type: 'string', default: 'both' },
    quick: { type: 'boolean', default: false },
    requests: { type: 'string' },
    mixed: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261120' },
  },
});
const { quick } = values;
const amount = {
  quick,
  slack: quick ? 8 : 1,
  requests: Number(values.requests ?? (quick ? 1000 : 25_000)),
  mixed: Number(values.mixed),
  seed: Number(values.seed),
};
const parts = chosen(all, values.only).filter((part) => !quick || part.quick);
const engines = (['sqlite', 'postgres'] as const).filter((engine) =>
  quick ? engine === 'sqlite' : ['both', engine].includes(values.database),
);

await buildIfStale();
const lines: Line[] = [];
const targets = new Set<Target>();
await using postgres = engines.includes('postgres') ? await startPostgres() : undefined;
for (const engine of engines) {
  for (const part of parts) {
    if (part.engines?.includes(engine) === false) continue;
    console.log(`${part.name}, ${engine} …`);
    lines.push(await runPart(part, engine));
  }
}
report(lines);

async function runPart({ name, checked, run }: Part, engine: Engine): Promise<Line> {
  const newDatabase = async () =>
    engine === 'postgres' && postgres ? createDatabase(postgres.url) : undefined;
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const target = await startTarget(env.DATABASE_URL ?? (await newDatabase()), env);
    targets.add(target);
    return target;
  };
  const line = await runCheck({
    name: `${name}, ${engine}`,
    checked,
    run: (findings) => run({ ...amount, engine, findings, start, newDatabase }),
  });
  for (const target of targets) await target.stop();
  targets.clear();
  return line;
}
