import { addToAuditLog } from '../accounts/audit.ts';
import { type Store, writeAlone } from '../store/store.ts';
import { type PostRecord, readPost, writePost } from './record.ts';
import { keepRevision } from './revisions.ts';

export type SaveOutcome = 'added' | 'changed' | 'unchanged';

/** Adds a post or updates the one with its slug, unless its source is unchanged; logs it as a change by `who`. */
export async function savePost(
  store: Store,
  post: PostRecord,
  now: Date,
  who?: string,
): Promise<SaveOutcome> {
  const outcome = await writeAlone(store, async (trx) => {
    const known = await trx
      .selectFrom('posts')
      .select(['id', 'source_hash'])
      .where('slug', '=', post.slug)
      .executeTakeFirst();
    if (known && known.source_hash !== null && known.source_hash === post.source_hash) {
      return 'unchanged';
    }
    if (known) await keepRevision(trx, await readPost(trx, known.id));
    await writePost(store, trx, post, null, now);
    if (who) await addToAuditLog(trx, { who, now }, 'post imported', [`post ${post.slug}`]);
    return known ? 'changed' : 'added';
  });
  if (outcome !== 'unchanged') store.published();
  return outcome;
}
