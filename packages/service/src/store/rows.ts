import type { Database } from './schema.ts';
import type { Db } from './store.ts';

export const ROWS_AT_ONCE = 500;

type Numbered = {
  [Table in keyof Database]: Database[Table] extends { id: unknown } ? Table : never;
}[keyof Database];
export type Row = { id: number } & Record<string, unknown>;

/** Streams every row of a table, oldest first. */
export async function* rowsOf(db: Db, table: Numbered): AsyncGenerator<Row> {
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
