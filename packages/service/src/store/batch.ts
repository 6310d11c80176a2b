import { isDatabaseTrouble } from './trouble.ts';

/** Items of one batch at most. */
const LARGEST = 200;
/** After a batch of several the next one is given this time to fill, in milliseconds. */
const FILL_MS = 1;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does for many items at once what costs about the same for one: those that arrive while a batch
 * is on its way, or just after one of several, form the next. `work` resolves to a result for each item, in their order. When it
 * fails, for another reason than the database, each item is tried alone, so that one takes nothing
 * of the others with it.
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let scheduled = false;
  let several = false;

  async function run(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isDatabaseTrouble(error)) {
        for (const { reject } of batch) reject(error);
      } else {
        for (const one of batch) await run([one]);
      }
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST);
      waiting = waiting.slice(LARGEST);
      several = batch.length > 1;
      await run(batch);
    }
    scheduled = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (scheduled) return;
      scheduled = true;
      if (several) setTimeout(flush, FILL_MS);
      else setImmediate(flush);
    });
}
