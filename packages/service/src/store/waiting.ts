import type { Store } from './store.ts';

type Table = 'comments' | 'enquiries' | 'outbox';

/** How many rows of a table have a status. */
export async function countWith({ db }: Store, table: Table, status: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .where('status', '=', status as never)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What waits for an administrator. */
export async function countWaiting(store: Store) {
  return {
    comments: await countWith(store, 'comments', 'pending'),
    enquiries: await countWith(store, 'enquiries', 'new'),
  };
}
