import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '../store/search-text.ts';
import type { Store } from '../store/store.ts';

/** Ranking takes time for each post that is found: of more than these, those come first whose names match. */
const MOST_RANKED = 1000;

interface Hit {
  post_id: number;
  rank: number;
}

/** Subquery of the posts that a search finds: none if the search has no letter or digit. */
export function matchesOf({ search }: Store, text: string): RawBuilder<number> {
  const terms = searchTerms(text);
  return terms.length > 0 ? search.matches(terms) : sql`(select 0 where 1 = 0)`;
}

/** Puts the posts that a search has found in order: best match first, equal ones as they were. */
export async function bestFirst(store: Store, text: string, ids: number[]): Promise<number[]> {
  const terms = searchTerms(text);
  if (ids.length < 2 || terms.length === 0) return ids;
  const { search, db } = store;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ${search.matches(terms)} as hits`.execute(db);
  const isRanked = (counted[0]?.total ?? 0) <= MOST_RANKED;
  const hits = isRanked
    ? sql<Hit>`select post_id, rank from ${search.ranks(terms)} as hits`
    : sql<Hit>`select post_id, 1 as rank from ${search.matches(terms, 'names')} as hits`;
  const { rows } = await hits.execute(db);
  const ranks = new Map(rows.map(({ post_id, rank }) => [post_id, rank]));
  const rankOf = (id: number) => ranks.get(id) ?? 0;
  return ids.toSorted((one, other) => rankOf(other) - rankOf(one));
}
