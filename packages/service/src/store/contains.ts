import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL condition: whether a text contains a word. Both must be folded, because the engines ignore case differently. */
export function contains(text: Expression<string>, word: string): RawBuilder<SqlBool> {
  return sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
