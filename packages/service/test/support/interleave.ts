import { type KyselyPlugin, sql } from 'kysely';
import { Refusal } from '../../src/errors.ts';
import type { Store } from '../../src/store/store.ts';

/** An operation on the store, as a request or a command performs it. */
export type Operation = (store: Store) => Promise<unknown>;

/** What an operation tells its caller: its value, or the code of its refusal. */
type Outcome = { value: unknown } | { refused: string };

export function outcomeOf(operation: Operation, store: Store): Promise<Outcome> {
  return operation(store).then(
    (value) => ({ value: value ?? null }),
    (error) => {
      if (error instanceof Refusal) return { refused: error.code };
      throw error;
    },
  );
}

/** Number of the statements of an operation that read, each of which may be out of date when it writes. */
export async function countReads(operation: Operation, store: Store): Promise<number> {
  let count = 0;
  await outcomeOf(
    operation,
    watched(store, () => {
      count += 1;
      return undefined;
    }),
  );
  return count;
}

/**
 * Performs an operation up to its `read`th reading statement, then the other one until it has ended or waits for a lock,
 * then the rest of the first one.
 */
export async function interleaved(
  store: Store,
  [one, other]: readonly [Operation, Operation],
  read: number,
): Promise<[Outcome, Outcome]> {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let count = 0;
  const paused = watched(store, () => {
    count += 1;
    if (count !== read) return undefined;
    reach();
    return resumed;
  });
  const first = outcomeOf(one, paused);
  await Promise.race([reached, first]);
  const second = outcomeOf(other, store);
  await endOrWait(store, second);
  resume();
  return Promise.all([first, second]);
}

/** Waits until an operation has ended, or a connection waits for a lock. */
async function endOrWait({ db }: Store, operation: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  operation.then(end, end);
  for (let isWaiting = false; !hasEnded && !isWaiting; ) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    isWaiting = (rows[0]?.waiting ?? 0) > 0;
  }
}

/** The same store, which calls `afterRead` after each statement that only reads, and waits for its promise. */
function watched(store: Store, afterRead: () => Promise<void> | undefined): Store {
  const reads = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const text = node.kind === 'RawNode' ? node.sqlFragments.join('') : '';
      if (node.kind === 'SelectQueryNode' || /^\s*select/i.test(text)) reads.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (reads.has(queryId)) await afterRead();
      return result;
    },
  };
  return {
    ...store,
    db: store.db.withPlugin(plugin),
    write: (work) => store.write((trx) => work(trx.withPlugin(plugin))),
  };
}
