import { waitForLock } from './lock.ts';
import type { Db, Trx } from './store.ts';
import { isDatabaseTrouble } from './trouble.ts';

type Work = (trx: Trx) => Promise<unknown>;

interface Write {
  work: Work;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Group commit: writes of one turn of the event loop share a transaction, and so one fsync. If the
 * work of a write fails, the others are run again without it. Writes resolve after the commit; if
 * the commit or the database fails, or `check` throws afterwards, the whole group fails.
 */
export function groupCommit(db: Db, check: () => void) {
  let waiting: Write[] = [];

  async function flush(): Promise<void> {
    let group = waiting;
    waiting = [];
    const settled: (() => void)[] = [];
    for (let done = false; !done; ) {
      let running: Write | undefined;
      let begun = false;
      const transaction = () =>
        db.transaction().execute(async (trx) => {
          begun = true;
          const values: unknown[] = [];
          for (const write of group) {
            running = write;
            values.push(await write.work(trx));
          }
          running = undefined;
          return values;
        });
      try {
        const values = await waitForLock(transaction, () => !begun);
        check();
        group.forEach(({ resolve }, index) => void settled.push(() => resolve(values[index])));
        done = true;
      } catch (error) {
        const isOwnFault = running && !isDatabaseTrouble(error);
        const failed = isOwnFault ? group.filter((write) => write === running) : group;
        settled.push(...failed.map((write) => () => write.reject(error)));
        group = group.filter((write) => !failed.includes(write));
        done = group.length === 0;
      }
    }
    // Writes settle only after the last commit of the group.
    for (const settle of settled) settle();
  }

  return <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Write['resolve'], reject });
      if (waiting.length === 1) setImmediate(flush);
    });
}
