import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';

/** Lets other tasks run while this one waits for `promise`. */
export type Meanwhile = <Result>(promise: Promise<Result>) => Promise<Result>;

export interface Task<Result> {
  readonly result: Promise<Result>;
  /** Gives the task the turns of another key, too. */
  share(key: string): void;
}

/** Adds a task for a key; undefined if the key has too many that have not ended. */
export type AddTask = <Result>(
  key: string,
  work: (meanwhile: Meanwhile) => Promise<Result>,
) => Task<Result> | undefined;

/** A task that waits for its turn. */
interface Waiting {
  keys: Set<string>;
  start: () => void;
}

/**
 * Runs tasks one at a time, taken from each key in turn, so that a key with many tasks delays another key by one task
 * only. Each key may have `most` tasks that have not ended. A turn that lasts longer than `longestMs` has to wait for
 * something unknown, and the next one begins.
 */
export function takeTurns(most: number, longestMs = 1000): AddTask {
  /** The key whose turn comes next is the first. */
  const lines = new Map<string, Waiting[]>();
  const unfinished = new Map<string, number>();
  let isRunning = false;

  const next = () => {
    const [key, [task] = []] = lines.entries().next().value ?? [];
    if (isRunning || key === undefined || !task) return;
    isRunning = true;
    for (const each of task.keys) {
      const others = (lines.get(each) ?? []).filter((other) => other !== task);
      if (others.length === 0) lines.delete(each);
      else lines.set(each, others);
    }
    const rest = lines.get(key);
    if (lines.delete(key) && rest) lines.set(key, rest);
    task.start();
  };

  /** Before the next task, connections are accepted and cheap requests answered for as long as this one has taken. */
  const endTurn = async (began: number) => {
    const now = performance.now();
    const took = now - began;
    // A loop that has nothing to do takes microseconds.
    for (let loops = 0; loops < took && performance.now() - now < took; loops += 1)
      await nextTurnOfTheLoop();
    isRunning = false;
    next();
  };

  const count = (key: string, change: number) => {
    const tasks = (unfinished.get(key) ?? 0) + change;
    if (tasks > 0) unfinished.set(key, tasks);
    else unfinished.delete(key);
  };

  return (key, work) => {
    if ((unfinished.get(key) ?? 0) >= most) return undefined;
    count(key, 1);
    const waiting: Waiting = { keys: new Set([key]), start: () => {} };
    /** The turn that this task waits for, or has. */
    let turn: Promise<void> | undefined;
    let limit: NodeJS.Timeout | undefined;
    let began = 0;
    let hasEnded = false;

    const leave = () => {
      if (!limit) return;
      clearTimeout(limit);
      limit = undefined;
      turn = undefined;
      void endTurn(began);
    };
    const enter = (where: 'push' | 'unshift') => {
      turn ??= new Promise<void>((resolve) => {
        waiting.start = () => {
          limit = setTimeout(leave, longestMs);
          began = performance.now();
          resolve();
          // It has not waited for everything that it began.
          if (hasEnded) leave();
        };
        for (const each of waiting.keys) {
          const line = lines.get(each) ?? [];
          line[where](waiting);
          lines.set(each, line);
        }
        next();
      });
      return turn;
    };

    let outstanding = 0;
    const meanwhile: Meanwhile = async (promise) => {
      outstanding += 1;
      // What is there without waiting, as from SQLite, keeps the turn.
      const wait = setImmediate(leave);
      try {
        return await promise;
      } finally {
        clearImmediate(wait);
        outstanding -= 1;
        // What has begun comes before what has not.
        if (outstanding === 0 && !hasEnded) await enter('unshift');
      }
    };
    const run = async () => {
      await enter('push');
      try {
        return await work(meanwhile);
      } finally {
        hasEnded = true;
        leave();
        count(key, -1);
      }
    };
    return {
      result: run(),
      share(other) {
        if (waiting.keys.has(other)) return;
        waiting.keys.add(other);
        if (turn && !limit) lines.set(other, [...(lines.get(other) ?? []), waiting]);
      },
    };
  };
}
