import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from './store.ts';

/** Whether a text contains a word; both engines ignore the case of the letters A to Z. */
export function contains(
  engine: Engine,
  text: Expression<string | null>,
  word: string,
): RawBuilder<SqlBool> {
  const like = sql.raw(engine === 'postgres' ? 'ilike' : 'like');
  return sql`${text} ${like} ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
