import type { Store } from '../store/store.ts';

/** Rows per query. */
export const ROWS_AT_ONCE = 500;

/** Called with what is being copied, usually the rows of a table, and how many are done. */
export type Progress = (what: string, done: number) => void;

/** Tables of an export, in order. */
export const EXPORTED = [
  ...(['posts', 'post_revisions', 'comments'] as const),
  ...(['enquiries', 'enquiry_entries', 'files'] as const),
  ...(['subscribers', 'audit_log'] as const),
];
export type Exported = (typeof EXPORTED)[number];
export type Row = { id: number } & Record<string, unknown>;

/** Streams every row of a table, oldest first. */
export async function* rowsOf({ db }: Pick<Store, 'db'>, table: Exported): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows: Row[] = await db
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
