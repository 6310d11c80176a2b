import { setTimeout as pause } from 'node:timers/promises';
import { comment, eventually, isReady, sendRequest } from '../attack/sendRequest.ts';
import type { Database } from './database.ts';
import type { Host } from './host.ts';
import type { Site, SiteMachine } from './site.ts';

export interface Cluster {
  database: Database;
  site: Site;
  /** Folder of another release. */
  nextRelease: string;
  /** Path of a picture that the second process has stored. */
  picture: string;
}

/** Times in ms from the start of the event. */
interface Times {
  /** Until a new primary answers. */
  primaryMs?: number;
  /** From then on, until a comment is accepted through the front. */
  recoveredMs?: number;
}

/** Something that fails under load. Throws if the cluster does not behave. */
export interface ClusterEvent {
  name: string;
  /** Whether the processes of the site are restarted. */
  restarts?: boolean;
  run(cluster: Cluster): Promise<Times>;
}

/** Time in ms for which something stays broken, at least. */
const brokenMs = 5000;

const primaryLost: ClusterEvent = {
  name: "primary's machine off",
  async run(cluster) {
    const { database } = cluster;
    const old = await database.primary();
    await old.powerOff();
    const times = await failover(cluster, old);
    await old.join();
    database.start(old);
    return times;
  },
};

const serverKilled: ClusterEvent = {
  name: "primary's server killed",
  async run(cluster) {
    const { database } = cluster;
    const old = await database.primary();
    await old.run(['sh', '-c', 'kill -9 $(head -1 /var/lib/postgresql/15/site/postmaster.pid)']);
    return failover(cluster, old);
  },
};

/** The supervisor starts the process again and again until there is a database. */
const processKilled: ClusterEvent = {
  name: 'primary off, and a process of the site killed',
  restarts: true,
  async run(cluster) {
    const { database, site } = cluster;
    const old = await database.primary();
    const [machine] = site.members;
    await old.powerOff();
    machine?.kill();
    const times = await failover(cluster, old);
    if (!(await eventually(10, () => isReady(machine?.origin ?? ''))))
      throw new Error('The killed process is not back ten seconds after the database.');
    await old.join();
    database.start(old);
    return times;
  },
};

const primaryCut: ClusterEvent = {
  name: "primary's network cut",
  async run(cluster) {
    const old = await cluster.database.primary();
    await old.cut();
    const times = await failover(cluster, old);
    await pause(brokenMs);
    await old.join();
    return times;
  },
};

const standbyLost: ClusterEvent = {
  name: 'synchronous standby off',
  async run(cluster) {
    const { database } = cluster;
    const standby = await database.synchronousStandby();
    await standby.powerOff();
    const recoveredMs = await writes(cluster);
    await pause(brokenMs);
    await standby.join();
    database.start(standby);
    return { recoveredMs };
  },
};

/** The sites still reach the primary, which no other machine of the database does. */
const primaryIsolated: ClusterEvent = {
  name: 'split brain: primary cut from the standbys only',
  async run(cluster) {
    const { database } = cluster;
    const old = await database.primary();
    const others = database.hosts.filter((host) => host !== old);
    await old.cutFrom(others);
    const times = await failover(cluster, old);
    await pause(brokenMs);
    await old.cutFrom(others, false);
    return times;
  },
};

/** The old primary never learns that it lost the lock, and still accepts connections. */
const patroniHangs: ClusterEvent = {
  name: 'split brain: Patroni hangs, its server runs on',
  async run(cluster) {
    const { database } = cluster;
    const old = await database.primary();
    process.kill(database.patroni(old), 'SIGSTOP');
    const times = await failover(cluster, old);
    const accepted = await acknowledges(database, old);
    process.kill(database.patroni(old), 'SIGCONT');
    if (accepted) throw new Error('The old primary acknowledged a write beside the new one.');
    return times;
  },
};

/** The primary stays: its successor's disk would have as little room. */
const diskFull: ClusterEvent = {
  name: "primary's disk full for ten seconds",
  async run(cluster) {
    const primary = await cluster.database.primary();
    const ballast = '/var/lib/postgresql/ballast';
    // dd fails at the end of the disk, as it should.
    await primary.run(['sh', '-c', `dd if=/dev/zero of=${ballast} bs=8k || true`]);
    await pause(2 * brokenMs);
    await primary.run(['rm', ballast]);
    return { recoveredMs: await writes(cluster) };
  },
};

const siteCut: ClusterEvent = {
  name: "a site's machine cut off",
  async run(cluster) {
    const { site, picture } = cluster;
    const machine = site.members[1] as SiteMachine;
    await machine.host.cut();
    const recoveredMs = await writes(cluster);
    const { status } = await sendRequest(site.origin, { path: picture });
    await pause(brokenMs);
    await machine.host.join();
    if (status !== 200) throw new Error('A picture is lost with the machine that received it.');
    if (!(await eventually(10, () => isReady(machine.origin))))
      throw new Error('The site does not recover after its machine is back.');
    return { recoveredMs };
  },
};

const allRestarted: ClusterEvent = {
  name: 'every machine restarted, one by one',
  restarts: true,
  async run({ database, site }) {
    for (const host of database.hosts) {
      await database.stop(host);
      database.start(host);
      await database.expectHealthy();
    }
    for (const machine of site.members) {
      await machine.stop();
      await machine.stopProxy();
      machine.startProxy();
      await machine.start();
    }
    site.front.reload();
    return {};
  },
};

const released: ClusterEvent = {
  name: 'release rolled out and back',
  restarts: true,
  async run({ site, nextRelease }) {
    const before = site.members.map(({ release }) => release);
    for (const machine of site.members) await restart(machine, nextRelease);
    for (const [n, machine] of site.members.entries()) await restart(machine, before[n] ?? '');
    return {};
  },
};

/** In order. */
export const events: readonly ClusterEvent[] = [
  ...[primaryLost, processKilled, serverKilled, primaryCut, standbyLost],
  ...[primaryIsolated, patroniHangs, diskFull, siteCut, allRestarted, released],
];

/** With asynchronous replication the first one loses what the old primary acknowledged after the cut. */
export const asynchronousEvents: readonly ClusterEvent[] = [primaryIsolated, patroniHangs];

async function restart(machine: SiteMachine, release: string): Promise<void> {
  await machine.stop();
  machine.release = release;
  await machine.start();
}

/** Waits for a new primary, and then for the first comment that it accepts. */
async function failover(cluster: Cluster, old: Host): Promise<Times> {
  const began = performance.now();
  await cluster.database.primary(old);
  const primaryMs = performance.now() - began;
  return { primaryMs, recoveredMs: await writes(cluster) };
}

/** Time in ms until a comment is accepted through the front. */
async function writes({ site }: Cluster): Promise<number> {
  const began = performance.now();
  const isAccepted = await eventually(30, async () => {
    const { status } = await sendRequest(site.origin, comment(`after ${performance.now()}`));
    return status === 201;
  });
  if (!isAccepted) throw new Error('No comment is accepted.');
  return performance.now() - began;
}

/** Whether a server acknowledges a write within five seconds. */
async function acknowledges(database: Database, host: Host): Promise<boolean> {
  const write = database.query(host, "insert into secrets values ('split-brain', 'yes')", 'site');
  const acknowledged = write.then(
    () => true,
    () => false,
  );
  return Promise.race([acknowledged, pause(5000, false)]);
}
