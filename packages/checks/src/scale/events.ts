import { setTimeout as pause } from 'node:timers/promises';
import { comment, eventually, isReady } from '../attack/sendRequest.ts';
import type { Fleet } from './fleet.ts';
import { Traffic, warmUp } from './traffic.ts';

/** An event under load. Resolves to the recovery time in ms, if there is one. */
export type FleetEvent = (fleet: Fleet, database: Breakable) => Promise<number | undefined>;

export interface Breakable {
  /** Kills PostgreSQL without a shutdown; data synced to disk remains. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

/** Time in ms of undisturbed load before and after the event. */
const calmMs = 1000;

/** Restarts the processes one by one, as for an upgrade. */
export const rollingRestart: FleetEvent = async ({ members }) => {
  for (const member of members) {
    await member.stop();
    await member.start();
  }
  return undefined;
};

/** Restarts all processes at once, as compose does; meanwhile requests wait. */
export const commonRestart: FleetEvent = async ({ members }) => {
  const stopped = performance.now();
  await Promise.all(
    members.map(async (member) => {
      await member.stop();
      await member.start();
    }),
  );
  return performance.now() - stopped;
};

export const killedProcess: FleetEvent = async ({ members: [first] }) => {
  const { origin = '' } = first ?? {};
  const killed = performance.now();
  first?.kill();
  await eventually(5, async () => !(await isReady(origin)));
  if (!(await eventually(20, () => isReady(origin))))
    throw new Error('The killed process was not restarted.');
  return performance.now() - killed;
};

/** Kills the database for two seconds; measures from the moment it accepts connections again. */
export const killedDatabase: FleetEvent = async ({ send }, database) => {
  await database.crash();
  await pause(2000);
  await database.start();
  const back = performance.now();
  const writes = await eventually(30, async () => {
    return (await send(comment(`after ${back}`))).status === 201;
  });
  if (!writes) throw new Error('No write succeeds after the database came back.');
  return performance.now() - back;
};

/** Runs an event under load. Resolves to its result, and the requests meanwhile. */
export async function underLoad<Result>(
  fleet: Fleet,
  event: () => Promise<Result>,
  thinkMs = 0,
): Promise<{ traffic: Traffic; result: Result }> {
  await warmUp(fleet.members.map(({ origin }) => origin));
  const traffic = new Traffic(fleet, thinkMs);
  try {
    await pause(calmMs);
    const result = await event();
    await pause(calmMs);
    return { traffic, result };
  } finally {
    await traffic.end();
  }
}
