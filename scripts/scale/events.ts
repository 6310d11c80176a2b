import { ask, comment, eventually } from '../attack/ask.ts';
import type { Fleet } from './fleet.ts';
import { Traffic, warmUp } from './traffic.ts';

/** Something that happens to a fleet under load. Resolves to the time in ms until all is well again, if that counts. */
export type Happening = (fleet: Fleet, database: Breakable) => Promise<number | undefined>;

export interface Breakable {
  /** Ends PostgreSQL as a power cut would, but for the disk. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

export interface Outcome {
  traffic: Traffic;
  recoveredMs: number | undefined;
}

/** Time in ms of quiet load before and after. */
const calmMs = 1000;

/** Every process in turn, as for an upgrade. */
export const rollingRestart: Happening = async ({ members }) => {
  for (const member of members) {
    await member.stop();
    await member.start();
  }
  return undefined;
};

/** All at once, as compose does; the proxy holds what comes meanwhile. */
export const commonRestart: Happening = async ({ members }) => {
  const stopped = performance.now();
  await Promise.all(
    members.map(async (member) => {
      await member.stop();
      await member.start();
    }),
  );
  return performance.now() - stopped;
};

export const killedProcess: Happening = async ({ members: [first] }) => {
  const killed = performance.now();
  first?.kill();
  await eventually(5, async () => !(await first?.isReady()));
  if (!(await eventually(20, () => first?.isReady() ?? false)))
    throw new Error('A process that was killed did not come back.');
  return performance.now() - killed;
};

/** Without a database for two seconds; the time counts from the moment when it takes connections again. */
export const killedDatabase: Happening = async ({ origin }, database) => {
  await database.crash();
  await pause(2000);
  await database.start();
  const back = performance.now();
  const writes = await eventually(30, async () => {
    return (await ask(origin, comment(`after ${back}`))).status === 201;
  });
  if (!writes) throw new Error('No write succeeds after the database came back.');
  return performance.now() - back;
};

/** Lets something happen under load. */
export async function underLoad(
  happening: Happening,
  fleet: Fleet,
  database: Breakable,
): Promise<Outcome> {
  await warmUp(fleet.members.map(({ origin }) => origin));
  const traffic = new Traffic(fleet.origin);
  try {
    await pause(calmMs);
    const recoveredMs = await happening(fleet, database);
    await pause(calmMs);
    return { traffic, recoveredMs };
  } finally {
    await traffic.end();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
