import { addToAuditLog, type By } from '../accounts/audit.ts';
import { addLink, hashToken, isValid } from '../accounts/tokens.ts';
import type { PreviewLink } from '../contract/admin.ts';
import type { PostPreview } from '../contract/index.ts';
import { slugify } from '../contract/words.ts';
import { missing } from '../errors.ts';
import { excessIn } from '../markup/excess.ts';
import { type Db, type Store, writeAlone } from '../store/store.ts';
import { type PostRecord, readPost } from './record.ts';

/** How long preview links are valid. */
const VALID_MS = 7 * 24 * 3600_000;

export async function addPreview(store: Store, post_id: number, by: By): Promise<PreviewLink> {
  const expires_at = new Date(by.now.getTime() + VALID_MS).toISOString();
  return writeAlone(store, async (trx) => {
    const { row } = await readPost(trx, post_id);
    if (row.deleted_at) throw missing();
    const token = await addLink(trx, 'post_previews', { post_id, expires_at }, by.now);
    await addToAuditLog(trx, by, 'preview link made', [`post ${post_id}`]);
    return { token, expires_at };
  });
}

/** When the last preview link of a post expires; null if there is none. */
export async function previewsEnd(db: Db, post_id: number, now: Date): Promise<string | null> {
  const last = await db
    .selectFrom('post_previews')
    .where('post_id', '=', post_id)
    .where(isValid('expires_at', now, VALID_MS))
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.expires_at ?? null;
}

/** Deletes the preview links of a post; resolves to whether there were any. */
export async function endPreviews(db: Db, post_id: number): Promise<boolean> {
  const ended = await db
    .deleteFrom('post_previews')
    .where('post_id', '=', post_id)
    .returning('hash')
    .execute();
  return ended.length > 0;
}

export async function withdrawPreviews(store: Store, post_id: number, by: By): Promise<void> {
  await writeAlone(store, async (trx) => {
    await readPost(trx, post_id);
    if (await endPreviews(trx, post_id))
      await addToAuditLog(trx, by, 'preview links ended', [`post ${post_id}`]);
  });
}

/** The post of a preview link with its latest edits; undefined if the link is invalid. */
export async function findPreview(
  { db }: Store,
  token: string,
  now: Date,
): Promise<PostPreview | undefined> {
  const link = await db
    .selectFrom('post_previews')
    .where('hash', '=', hashToken(token))
    .where(isValid('expires_at', now, VALID_MS))
    .select(['post_id', 'expires_at'])
    .executeTakeFirst();
  if (!link) return undefined;
  const { record: saved, row } = await readPost(db, link.post_id);
  if (row.deleted_at) return undefined;
  const typed = await db
    .selectFrom('post_revisions')
    .where((version) => version.and({ post_id: row.id, autosaved: 1 }))
    .where('saved_at', '>', row.updated_at)
    .select('post')
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const unsaved = typed && (JSON.parse(typed.post) as PostRecord);
  // Unsaved text is always kept, but the preview shows it only if it could be saved.
  const record = unsaved && !excessIn(unsaved.content) ? unsaved : saved;
  const { status: _, published_at, source_hash: _hash, categories, ...post } = record;
  return {
    ...post,
    id: row.id,
    categories: categories.map((name) => ({ name, slug: slugify(name) })),
    created_at: published_at ?? now.toISOString(),
    expires_at: link.expires_at,
  };
}
