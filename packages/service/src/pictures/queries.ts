import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type SqlBool, sql } from 'kysely';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import { imageType, picturesIn } from '../contract/picture-names.ts';
import { missing, Refusal } from '../errors.ts';
import { contains } from '../store/contains.ts';
import { nearestPage, paginationOf } from '../store/pages.ts';
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
  const pagination = paginationOf(page, all.length);
  pagination.page = nearestPage(page, pagination.pages);
  const end = pagination.page * ADMIN_PAGE_SIZE;
  const shown = all.slice(end - ADMIN_PAGE_SIZE, end);
  const uses = await usesOfPictures(store);
  const pictures = shown.map((picture) => ({ ...picture, posts: uses.get(picture.name) ?? [] }));
  return { pictures, pagination };
}

/** Maps each picture to the posts that show it. */
async function usesOfPictures({ db }: Store) {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'image', 'content'])
    .orderBy('id')
    .execute();
  const uses = new Map<string, { id: number; title: string }[]>();
  for (const { id, title, image, content } of rows) {
    for (const name of new Set([image ?? '', ...picturesIn(content)])) {
      uses.set(name, [...(uses.get(name) ?? []), { id, title }]);
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

/** Deletes a picture; 409 if a post or one of its revisions shows it. */
export async function deletePicture(store: Store, name: string, by: By): Promise<void> {
  await writeAlone(store, async (trx) => {
    if ((await named(trx, [name])).length === 0) throw missing();
    if (await isUsed(trx, name)) throw new Refusal(409, 'picture-used');
    await trx.deleteFrom('pictures').where('name', '=', name).execute();
    await addToAuditLog(trx, by, 'picture deleted', [`picture ${name}`]);
  });
}

async function isUsed(db: Db, name: string): Promise<boolean> {
  const shows = ({ image, content }: { image: string | null; content: string }) =>
    image === name || picturesIn(content).includes(name);
  // Any letter of an address can be percent-encoded, so the database only narrows the search.
  const mayShow = (text: Expression<string>) =>
    sql<SqlBool>`(${contains(text, name)} or ${text} like '%/uploads/%!%%' escape '!')`;
  const posts = await db
    .selectFrom('posts')
    .where((post) => post.or([post('image', '=', name), mayShow(post.ref('content'))]))
    .select('id')
    .execute();
  for (const { id } of posts) {
    const post = db.selectFrom('posts').select(['image', 'content']).where('id', '=', id);
    if (shows(await post.executeTakeFirstOrThrow())) return true;
  }
  const versions = await db
    .selectFrom('post_revisions')
    .where((version) => mayShow(version.ref('post')))
    .select('id')
    .execute();
  for (const { id } of versions) {
    const version = db.selectFrom('post_revisions').select('post').where('id', '=', id);
    if (shows(JSON.parse((await version.executeTakeFirstOrThrow()).post))) return true;
  }
  return false;
}
