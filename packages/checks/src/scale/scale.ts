/**
 * Runs the bundle as 1, 2 and 4 processes on one PostgreSQL, all on this machine, and prints one table:
 * throughput, and the effect of restarts and crashes on visitors. Fails if a request fails during a rolling restart, or if
 * an acknowledged comment is lost or stored twice. Needs Linux.
 *
 *     pnpm check scale [--seconds 3] [--processes 1,2,4] [--rounds 1]
 */

import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, startPostgres } from '@brand/service/testing';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';
import { eventually } from '../attack/sendRequest.ts';
import { aligned } from '../report.ts';
import {
  type Breakable,
  commonRestart,
  type FleetEvent,
  killedDatabase,
  killedProcess,
  rollingRestart,
  underLoad,
} from './events.ts';
import { startFleet } from './fleet.ts';
import { compare, newToken, sharedAdministration, sharedLimits } from './shared.ts';
import { kinds, measure } from './throughput.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    processes: { type: 'string', default: '1,2,4' },
    rounds: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const counts = values.processes.split(',').map(Number);

/** Events for two processes under load, and whether requests may fail. */
const events: readonly (readonly [string, FleetEvent, boolean])[] = [
  ['rolling restart', rollingRestart, false],
  ['simultaneous restart', commonRestart, true],
  ['process killed', killedProcess, true],
  ['database killed', killedDatabase, true],
];

const head = ['', 'processes', 'per second', 'vs. one', 'CPU ms'];
head.push('requests', 'failed', 'refused', 'writes', 'lost', 'duplicated', 'recovered');
const rows: string[][] = [];
let defects = 0;

using temporary = mkdtempDisposableSync(join(tmpdir(), 'scale-'));
const folder = temporary.path;
const bundle = join(folder, 'bundle');
await run('node', [join(root, 'packages/tasks/src/bundle/bundle.ts'), bundle]);
await using postgres = await startPostgres(true);
await measureThroughput(await newPlace());
for (let round = 0; round < Number(values.rounds); round += 1) await breakThings(await newPlace());
console.log(`\n${availableParallelism()} cores, shared with the database and the visitors`);
console.log(aligned([head, ...rows]));
process.exitCode = defects > 0 ? 1 : 0;

/** Environment with a new database and the shared data folder. */
async function newPlace() {
  return { DATABASE_URL: await createDatabase(postgres.url), DATA_DIR: join(folder, 'data') };
}

async function measureThroughput(env: NodeJS.ProcessEnv): Promise<void> {
  const one = new Map<string, number>();
  for (const count of counts) {
    console.log(`${count} processes …`);
    await using fleet = await startFleet(bundle, count, env);
    for (const [kind, make] of Object.entries(kinds)) {
      const { perSecond, processorMs } = await measure(fleet, make, seconds);
      if (!one.has(kind)) one.set(kind, perSecond);
      const ratio = perSecond / (one.get(kind) ?? perSecond);
      const numbers = [perSecond.toFixed(0), ratio.toFixed(2), processorMs.toFixed(2)];
      rows.push([kind, String(count), ...numbers]);
    }
  }
  const order = Object.keys(kinds);
  rows.sort(([a = ''], [b = '']) => order.indexOf(a) - order.indexOf(b));
}

async function breakThings(env: { DATABASE_URL: string; DATA_DIR: string }): Promise<void> {
  await using fleet = await startFleet(bundle, 2, env);
  await sharedLimits(fleet);
  await sharedAdministration(fleet, await newToken(env.DATABASE_URL));
  for (const [name, event, mayFail] of events) {
    console.log(`${name} …`);
    const { traffic, result: recoveredMs } = await underLoad(fleet, () =>
      event(fleet, breakable()),
    );
    const { lost, doubled } = await compare(env.DATABASE_URL, traffic);
    for (const [reason, times] of traffic.reasons) console.log(`  ${times} × ${reason}`);
    defects += lost + doubled + (mayFail ? 0 : traffic.failed + traffic.refused);
    const { requests, failed, refused, acknowledged } = traffic;
    const numbers = [requests, failed, refused, acknowledged.size, lost, doubled].map(String);
    const recovered = recoveredMs === undefined ? '' : `${(recoveredMs / 1000).toFixed(1)} s`;
    rows.push([name, '2', '', '', '', ...numbers, recovered]);
  }
}

function breakable(): Breakable {
  const pidFile = join(postgres.folder, 'postgres/postmaster.pid');
  return {
    async crash() {
      const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
      process.kill(pid, 'SIGQUIT');
      await eventually(10, () => {
        try {
          return !process.kill(pid, 0);
        } catch {
          return true;
        }
      });
    },
    start: postgres.start,
  };
}
