import type { Store } from '../store/store.ts';

/** Rows are read in pages of this size. */
export const ROWS_AT_ONCE = 500;

/** Called with a table and the number of its rows that are done. */
export type TableProgress = (table: string, rows: number) => void;

export type Exported =
  | 'posts'
  | 'post_revisions'
  | 'comments'
  | 'enquiries'
  | 'enquiry_entries'
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
