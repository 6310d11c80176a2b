import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

export const ROWS_AT_ONCE = 100;

type Numbered = {
  [Table in keyof Database]: Database[Table] extends { id: unknown } ? Table : never;
}[keyof Database];
export type Row = { id: number } & Record<string, unknown>;

/** The number of the newest row of a table; 0 if there is none. */
export async function newestOf(db: Db, table: Numbered): Promise<number> {
  const newest = db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.id ?? 0;
}

/** Streams the rows that a table has now, oldest first, in pages. A page is only read when it is asked for. */
export async function* pagesOf<Table extends Numbered>(
  db: Db,
  table: Table,
): AsyncGenerator<Selectable<Database[Table]>[]> {
  const end = await newestOf(db, table);
  for (let last = 0; last < end; ) {
    const rows = await db
      .selectFrom<Numbered>(table)
      .selectAll()
      .where('id', '>', last)
      .where('id', '<=', end)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows as Selectable<Database[Table]>[];
    last = rows.at(-1)?.id ?? end;
    // SQLite answers at once: without this, a reader that always asks for more would leave no turn to others.
    await nextTurn();
  }
}

/** Like {@link pagesOf}, row by row. */
export async function* rowsOf<Table extends Numbered>(
  db: Db,
  table: Table,
): AsyncGenerator<Selectable<Database[Table]>> {
  for await (const rows of pagesOf(db, table)) yield* rows;
}
