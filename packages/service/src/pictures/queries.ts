import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type SqlBool, sql } from 'kysely';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import { imageType, picturesIn } from '../contract/picture-names.ts';
import { missing, Refusal } from '../errors.ts';
import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import { contains } from '../store/contains.ts';
import { idsBySlices, nearestPage } from '../store/pages.ts';
import { newestOf, rowsOf } from '../store/rows.ts';
import { type Db, type Store, writeAlone } from '../store/store.ts';

/** Stores a picture, unless its name exists; names contain a hash of the content. */
export function addPicture(store: Store, name: string, bytes: Uint8Array, by: By): Promise<void> {
  return store.write(async (trx) => {
    const row = await trx
      .insertInto('pictures')
      .values({ name, bytes, created_at: by.now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (row) await addToAuditLog(trx, by, 'picture added', [`picture ${name}`]);
  });
}

export interface StoredPicture {
  bytes: Buffer;
  modified: Date;
  /** Whether other bytes would have another name. */
  isFixed: boolean;
}

export async function findPicture(store: Store, name: string): Promise<StoredPicture | undefined> {
  const row = await store.db
    .selectFrom('pictures')
    .select(['bytes', 'created_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return undefined;
  return { bytes: Buffer.from(row.bytes), modified: new Date(row.created_at), isFixed: true };
}

export async function pictureNames(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('pictures').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

/** One page of pictures: uploaded ones, newest first, then those from imported articles. */
export async function listPictures(store: Store, files: string[], page: number) {
  const rows = await store.db
    .selectFrom('pictures')
    .select(['name', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();
  const all = [...rows, ...files.sort().map((name) => ({ name, created_at: null }))];
  const pagination = nearestPage(page, all.length);
  const end = pagination.page * ADMIN_PAGE_SIZE;
  const shown = all.slice(end - ADMIN_PAGE_SIZE, end);
  const uses = await usesOf(store.db, new Set(shown.map(({ name }) => name)));
  const pictures = shown.map((picture) => ({ ...picture, posts: uses.get(picture.name) ?? [] }));
  return { pictures, pagination };
}

/** Maps pictures to the posts that show them. Reads all posts, in pages. */
async function usesOf(db: Db, names: ReadonlySet<string>) {
  const uses = new Map<string, { id: number; title: string }[]>();
  for await (const { id, title, image, content } of rowsOf(db, 'posts')) {
    for (const name of new Set([image ?? '', ...picturesIn(content)])) {
      if (names.has(name)) uses.set(name, [...(uses.get(name) ?? []), { id, title }]);
    }
  }
  return uses;
}

/** Those of these pictures that are stored neither here nor, with an imported article, in the folder. */
export async function missingPictures(db: Db, folder: string, names: string[]): Promise<string[]> {
  const possible = names.filter(imageType);
  const rows = possible.length > 0 ? await named(db, possible) : [];
  const stored = new Set(rows.map(({ name }) => name));
  const isFile = (name: string) => imageType(name) && existsSync(join(folder, name));
  return names.filter((name) => !stored.has(name) && !isFile(name));
}

function named(db: Db, names: string[]) {
  return db.selectFrom('pictures').select('name').where('name', 'in', names).execute();
}

/**
 * Deletes a picture; 409 if a post or one of its revisions shows it. They are read before the transaction, because that
 * takes long; the transaction reads those that have changed since.
 */
export async function deletePicture(store: Store, name: string, by: By): Promise<void> {
  const refuseUsed = (isUsed: boolean) => {
    if (isUsed) throw new Refusal(409, 'picture-used');
  };
  const { db } = store;
  if ((await named(db, [name])).length === 0) throw missing();
  const last = await newestOf(db, 'post_revisions');
  const time = new Date(by.now.getTime() - CLOCK_SLACK_MS).toISOString();
  const { posts, revisions } = mayShow(db, name);
  const ofPosts = await idsBySlices(posts, 'id', await newestOf(db, 'posts'));
  const ofRevisions = await idsBySlices(revisions, 'id', last);
  refuseUsed(await isShown(db, name, ofPosts, ofRevisions));
  await writeAlone(store, async (trx) => {
    if ((await named(trx, [name])).length === 0) throw missing();
    const changed = mayShow(trx, name);
    const recent = sql<number>`(select id from posts where updated_at >= ${time})`;
    const added = sql<number>`(select id from post_revisions where id > ${last}
      union select id from post_revisions where saved_at >= ${time})`;
    const idsIn = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const postIds = idsIn(await changed.posts.where('id', 'in', recent).execute());
    const revisionIds = idsIn(await changed.revisions.where('id', 'in', added).execute());
    refuseUsed(await isShown(trx, name, postIds, revisionIds));
    await trx.deleteFrom('pictures').where('name', '=', name).execute();
    await addToAuditLog(trx, by, 'picture deleted', [`picture ${name}`]);
  });
}

/** Posts and revisions that may show a picture: any letter of its address can be percent-encoded. */
function mayShow(db: Db, name: string) {
  const within = (text: Expression<string>) =>
    sql<SqlBool>`(${contains(text, name)} or ${text} like '%/uploads/%!%%' escape '!')`;
  return {
    posts: db
      .selectFrom('posts')
      .where((post) => post.or([post('image', '=', name), within(post.ref('content'))]))
      .select('id'),
    revisions: db
      .selectFrom('post_revisions')
      .where((revision) => within(revision.ref('post')))
      .select('id'),
  };
}

/** Whether one of these posts and revisions shows a picture. */
async function isShown(
  db: Db,
  name: string,
  posts: number[],
  revisions: number[],
): Promise<boolean> {
  const shows = ({ image, content }: { image: string | null; content: string }) =>
    image === name || picturesIn(content).includes(name);
  for (const id of posts) {
    const post = db.selectFrom('posts').select(['image', 'content']).where('id', '=', id);
    if (shows(await post.executeTakeFirstOrThrow())) return true;
  }
  for (const id of revisions) {
    const revision = db.selectFrom('post_revisions').select('post').where('id', '=', id);
    if (shows(JSON.parse((await revision.executeTakeFirstOrThrow()).post))) return true;
  }
  return false;
}
