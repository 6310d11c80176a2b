import { sql } from 'kysely';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import type { CategoryName } from '../contract/admin.ts';
import { slugify } from '../contract/words.ts';
import { missing, Refusal, wrongFields } from '../errors.ts';
import { type Store, type Trx, writeAlone } from '../store/store.ts';
import { collision, commaIn } from './labels.ts';
import { indexPost } from './record.ts';

const INDEXED_AT_ONCE = 5;

/**
 * Renames a category, then indexes its posts again. Its address becomes that of the new name; the former one, and posts that still name it, lead
 * there. A name that another category has merges the two, which has to be confirmed.
 */
export async function renameCategory(
  store: Store,
  { slug, name, merge }: CategoryName,
  by: By,
): Promise<void> {
  const renamed = await writeAlone(store, async (trx) => {
    const category = await trx
      .selectFrom('categories')
      .selectAll()
      .where('slug', '=', slug)
      .where('merged_into', 'is', null)
      .executeTakeFirstOrThrow(missing);
    if (name.includes(',')) throw wrongFields({ name: commaIn(name) });
    const address = slugify(name);
    const other = await trx
      .selectFrom('categories')
      .selectAll()
      .where('slug', '=', address)
      .where('id', '!=', category.id)
      .executeTakeFirst();
    const merged = other?.merged_into === null ? other : undefined;
    if (merged) {
      const problem = collision(merged, name);
      if (problem) throw wrongFields({ name: problem });
      if (!merge) throw new Refusal(409, 'category-exists');
    }
    const ids = await postsOf(trx, category.id);
    if (address === category.slug) {
      await trx.updateTable('categories').set({ name }).where('id', '=', category.id).execute();
    } else {
      const { place } = category;
      const { id: target } = await trx
        .insertInto('categories')
        .values({ slug: address, name, place })
        .onConflict((conflict) =>
          conflict.column('slug').doUpdateSet(merged ? { slug: address } : { name, place }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into post_categories (post_id, category_id, position)
        select post_id, ${target}, position from post_categories where category_id = ${category.id}
        on conflict do nothing`.execute(trx);
      await trx.deleteFrom('post_categories').where('category_id', '=', category.id).execute();
      await trx
        .updateTable('categories')
        .set({ merged_into: target })
        .where((each) =>
          each.or([each('id', '=', category.id), each('merged_into', '=', category.id)]),
        )
        .execute();
      await trx
        .updateTable('categories')
        .set({ merged_into: null })
        .where('id', '=', target)
        .execute();
    }
    const done = merged ? 'category merged' : 'category renamed';
    await addToAuditLog(trx, by, done, [`${category.name} → ${name}`]);
    return ids;
  });
  store.published();
  // A few at a time, because on SQLite a transaction keeps all others waiting.
  for (let start = 0; start < renamed.length; start += INDEXED_AT_ONCE) {
    const some = renamed.slice(start, start + INDEXED_AT_ONCE);
    await writeAlone(store, async (trx) => {
      // Some may have been deleted for good meanwhile.
      const left = trx.selectFrom('posts').select('id').where('id', 'in', some);
      for (const { id } of await left.execute()) await indexPost(store, trx, id);
    });
  }
}

async function postsOf(trx: Trx, category: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('post_categories')
    .select('post_id')
    .where('category_id', '=', category)
    .execute();
  return rows.map(({ post_id }) => post_id);
}
