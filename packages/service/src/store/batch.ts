import { isDatabaseTrouble } from './trouble.ts';

/** Items of one batch at most. */
const LARGEST = 200;
/** The next batch waits at most this long for those that are expected, in milliseconds. */
const FILL_MS = 4;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does for many items at once what costs about the same for one. `work` resolves to a result for
 * each item, in their order. A first item goes on its way at once; then, as senders who got their
 * answer send again, a batch is given a moment to become as large as all that was there together.
 * When `work` fails, for another reason than the database, each item is tried alone, so that one
 * takes nothing of the others with it.
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  /** As many as were on their way or waiting at the end of the last batch. */
  let expected = 1;
  let working = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isDatabaseTrouble(error)) {
        for (const { reject } of batch) reject(error);
      } else {
        for (const one of batch) await attempt([one]);
      }
    }
  }

  async function run(): Promise<void> {
    working = true;
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting.slice(0, LARGEST);
    waiting = waiting.slice(LARGEST);
    await attempt(batch);
    working = false;
    expected = Math.min(LARGEST, batch.length + waiting.length);
    runWhenFull();
  }

  function runWhenFull(): void {
    if (working || waiting.length === 0) return;
    if (waiting.length >= expected) void run();
    else timer ??= setTimeout(run, FILL_MS);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      runWhenFull();
    });
}
