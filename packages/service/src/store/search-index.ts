import { sql } from 'kysely';
import type { SearchDocument, SearchTerms } from './search-text.ts';
import type { Engine, SearchIndex } from './store.ts';

/** Full-text search with FTS5. Words contain only letters and digits, so quoting them is safe. */
const sqlite: SearchIndex = {
  async remove(trx, postId) {
    await sql`delete from posts_search where rowid = ${postId}`.execute(trx);
  },
  async put(trx, postId, { title, excerpt, labels, content }) {
    await this.remove(trx, postId);
    await sql`insert into posts_search (rowid, title, excerpt, labels, content) values
      (${postId}, ${title.join(' ')}, ${excerpt.join(' ')}, ${labels.join(' ')},
       ${content.join(' ')})`.execute(trx);
  },
  matches(terms, field) {
    const query = sqliteQuery(terms);
    const within = field === 'names' ? `{title excerpt labels} : (${query})` : query;
    return sql`(select rowid as post_id from posts_search where posts_search match ${within})`;
  },
  ranks(terms) {
    return sql`(select rowid as post_id, -bm25(posts_search, 10.0, 4.0, 4.0, 1.0) as rank
      from posts_search where posts_search match ${sqliteQuery(terms)})`;
  },
};

const sqliteQuery = (terms: SearchTerms) =>
  terms.map((words) => `(${words.map((word) => `"${word}"*`).join(' OR ')})`).join(' AND ');

/**
 * Full-text search with tsvector. Documents and queries are written as literals instead of being parsed by the server,
 * so both engines index the same words. Words contain only letters and digits, so they need no escaping.
 */
const postgres: SearchIndex = {
  // Deleting the post cascades to its index entry.
  async remove() {},
  async put(trx, postId, document) {
    const vector = toVector(document);
    await sql`insert into posts_search (post_id, document) values (${postId}, ${vector}::tsvector)
      on conflict (post_id) do update set document = excluded.document`.execute(trx);
  },
  matches(terms, field) {
    const query = postgresQuery(terms, field === 'names' ? '*ABC' : '*');
    return sql`(select post_id from posts_search where document @@ ${query}::tsquery)`;
  },
  ranks(terms) {
    const query = postgresQuery(terms, '*');
    return sql`(select post_id, ts_rank('{0.1, 0.4, 0.4, 1.0}', document, ${query}::tsquery) as rank
      from posts_search where document @@ ${query}::tsquery)`;
  },
};

const postgresQuery = (terms: SearchTerms, places: string) =>
  terms.map((words) => `(${words.map((word) => `'${word}':${places}`).join(' | ')})`).join(' & ');

function toVector({ title, excerpt, labels, content }: SearchDocument): string {
  let position = 0;
  const weighted = (list: string[], weight: string) =>
    list.map((word) => `'${word}':${++position}${weight}`);
  return [
    ...weighted(title, 'A'),
    ...weighted(excerpt, 'B'),
    ...weighted(labels, 'C'),
    ...weighted(content, 'D'),
  ].join(' ');
}

/** Full-text search of each engine. */
export const searchIndexes: Record<Engine, SearchIndex> = { sqlite, postgres };
