/** The part of the check that runs in its own namespaces; `cluster.ts` starts it. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aligned } from '../report.ts';
import { underLoad } from '../scale/events.ts';
import { compare, newToken, sharedAdministration } from '../scale/shared.ts';
import { Database } from './database.ts';
import { asynchronousEvents, type Cluster, type ClusterEvent, events } from './events.ts';
import { startNetwork } from './host.ts';
import { intrusions } from './intruder.ts';
import { recoverInTime } from './recovery.ts';
import { type SiteMachine, startSite } from './site.ts';

const [folder = '', rounds = '1', only = '', isAsynchronous, logFolder] = process.argv.slice(2);
const asynchronous = isAsynchronous === 'true';
const logs = logFolder || undefined;
/** Pause in ms of each of the 20 visitors between two requests: the load of some hundred visitors, not of a stress test. */
const thinkMs = 100;
/** Time in ms within which writes work again once a new primary answers. */
const recoversWithin = 10_000;

const seconds = (ms: number | undefined) => (ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`);
const head = ['', 'new primary', 'then writes', 'longest pause', 'slowest page', 'requests'];
head.push('failed', 'refused', 'written', 'lost', 'doubled');
const rows: string[][] = [];
const defects: string[] = [];

if (logs) mkdirSync(logs, { recursive: true });
await startNetwork();
console.log('Starting three machines of the database …');
const database = await Database.create({ asynchronous, folder, logs });
console.log('Starting two machines of the site and the proxy …');
const site = await startSite({ release: join(folder, 'release-1'), folder, logs });
const token = await newToken(site.databaseUrl);
const picture = await sharedAdministration(site, token);
const intruded = await intrusions((site.members[0] as SiteMachine).host, database);
for (const what of intruded) defects.push(`who has taken over a machine of the site ${what}`);
const cluster = { database, site, picture, nextRelease: join(folder, 'release-2') };
const chosen = (asynchronous ? asynchronousEvents : events).filter(({ name }) =>
  name.includes(only),
);
for (let round = 0; round < Number(rounds); round += 1)
  for (const event of chosen) await measure(cluster, event);

console.log('point-in-time recovery …');
const recovery = await recoverInTime(database, site, logs);
if (recovery.before === 0 || recovery.after !== recovery.before)
  defects.push('the point-in-time recovery does not bring back what was deleted');

console.log(`\n${aligned([head, ...rows])}`);
console.log(
  `Recovery to the second before a deletion: ${recovery.after} of ${recovery.before} comments, ${seconds(recovery.ms)}`,
);
for (const defect of defects) console.log(`✗ ${defect}`);
process.exit(rows.length > 0 && defects.length === 0 ? 0 : 1);

async function measure(cluster: Cluster, event: ClusterEvent): Promise<void> {
  const { name, restarts = false } = event;
  const defect = (problem: string) => defects.push(`${name}: ${problem}`);
  console.log(`${name} …`);
  const pids = () => site.members.flatMap((member) => member.pids()).join();
  const before = pids();
  try {
    const { traffic, result } = await underLoad(site, () => event.run(cluster), thinkMs);
    await database.expectHealthy();
    const { lost, doubled } = await compare(site.databaseUrl, traffic);
    const { requests, failed, refused, acknowledged } = traffic;
    const { longestPauseMs, slowestPageMs } = traffic;
    const { primaryMs, recoveredMs } = result;
    for (const [reason, times] of traffic.reasons) defect(`${times} × ${reason}`);
    if (lost > 0) defect(`${lost} acknowledged comments lost`);
    if (doubled > 0) defect(`${doubled} comments stored twice`);
    if ((recoveredMs ?? 0) > recoversWithin) defect('writes take long to recover');
    if (!restarts && pids() !== before) defect('a process of the site ended');
    const numbers = [requests, failed, refused, acknowledged.size, lost, doubled].map(String);
    rows.push([
      name,
      ...[primaryMs, recoveredMs, longestPauseMs, slowestPageMs].map(seconds),
      ...numbers,
    ]);
    console.log(rows.at(-1)?.join(' | '));
  } catch (error) {
    defect(error instanceof Error ? error.message : String(error));
    await database.expectHealthy();
  }
}
