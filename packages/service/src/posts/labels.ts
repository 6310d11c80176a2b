import { type RawBuilder, sql } from 'kysely';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { slugify } from '../store/search-text.ts';
import type { Db, Store } from '../store/store.ts';

/** The two tables of labels, each with the table that links it to posts and its column there. */
const KINDS = {
  categories: { links: 'post_categories', column: 'category_id' },
  tags: { links: 'post_tags', column: 'tag_id' },
} as const;
type Kind = keyof typeof KINDS;

interface Label {
  post_id: number;
  name: string;
  slug: string;
}

/** Sets the order of categories; those not listed have none. */
export async function orderCategories(store: Store, slugs: string[], by: By): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('categories').set({ place: null }).execute();
    for (const [place, slug] of slugs.entries()) {
      await trx.updateTable('categories').set({ place }).where('slug', '=', slug).execute();
    }
    await addToAuditLog(trx, by, 'order changed', ['categories']);
  });
  store.published();
}

/** Names of a post's labels, in display order. */
export interface LabelNames {
  categories: string[];
  tags: string[];
}

/** Labels of one kind for several posts, in display order. */
export async function labelsOf(db: Db, kind: Kind, postIds: number[]): Promise<Label[]> {
  if (postIds.length === 0) return [];
  const { links, column } = KINDS[kind];
  const { rows } = await sql<Label>`
    select post_id, name, slug from ${sql.table(links)}
    join ${sql.table(kind)} on id = ${sql.ref(column)}
    where post_id in (${sql.join(postIds)}) order by position`.execute(db);
  return rows;
}

/** Subquery of the posts that have a label. */
export function postsLabelled(kind: Kind, slug: string): RawBuilder<number> {
  const { links, column } = KINDS[kind];
  return sql`(select post_id from ${sql.table(links)}
    join ${sql.table(kind)} on id = ${sql.ref(column)} where slug = ${slug})`;
}

export async function labelNames(db: Db, postId: number): Promise<LabelNames> {
  const names = async (kind: Kind) => (await labelsOf(db, kind, [postId])).map(({ name }) => name);
  return { categories: await names('categories'), tags: await names('tags') };
}

/** Replaces the labels of a post. Creates new labels and ignores duplicates. */
export async function linkLabels(
  db: Db,
  kind: Kind,
  postId: number,
  names: string[],
): Promise<void> {
  const { links, column } = KINDS[kind];
  await sql`delete from ${sql.table(links)} where post_id = ${postId}`.execute(db);
  const labels = new Map(names.map((name) => [slugify(name), name]));
  let position = 0;
  for (const [slug, name] of labels) {
    // A label keeps its name, which other posts show. The no-op update of the slug makes the
    // statement return the row.
    const { id } = await db
      .insertInto(kind)
      .values({ slug, name })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into ${sql.table(links)} (post_id, ${sql.ref(column)}, position)
      values (${postId}, ${id}, ${position})`.execute(db);
    position += 1;
  }
}
