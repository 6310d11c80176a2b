import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from './store.ts';

/** SQL condition: whether a text contains a word. Both engines ignore the case of A to Z. */
export function contains(
  engine: Engine,
  text: Expression<string | null>,
  word: string,
): RawBuilder<SqlBool> {
  const like = sql.raw(engine === 'postgres' ? 'ilike' : 'like');
  return sql`${text} ${like} ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
