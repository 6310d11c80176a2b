import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './store.ts';

/**
 * Rows as a table of one JSON parameter, with its columns in the order of `types`. However many
 * there are, the statement stays the same, so it is prepared once.
 */
export function given<Row extends object>(
  engine: Engine,
  types: Record<keyof Row & string, 'text' | 'bigint'>,
  rows: Row[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const columns = Object.entries(types);
  if (engine === 'postgres') {
    const list = columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(String(type))}`);
    return sql`json_to_recordset(${json}::json) as given (${sql.join(list)})`;
  }
  const list = columns.map(([name]) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(list)} from json_each(${json})) as given`;
}
