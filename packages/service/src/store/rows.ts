import type { Store } from './store.ts';

/** Rows are read in pages of this size. */
export const ROWS_AT_ONCE = 500;

export type Exported =
  | 'posts'
  | 'post_revisions'
  | 'comments'
  | 'enquiries'
  | 'files'
  | 'subscribers'
  | 'audit_log';
export type Row = { id: number } & Record<string, unknown>;

/** Every row of a table, oldest first, without holding them all. */
export async function* rowsOf(store: Store, table: Exported): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows: Row[] = await store.db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
