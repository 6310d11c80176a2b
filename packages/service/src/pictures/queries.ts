import { addToAuditLog, type By } from '../accounts/audit.ts';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import { picturesIn } from '../contract/picture-names.ts';
import { missing, Refusal } from '../errors.ts';
import { nearestPage, paginationOf } from '../store/pages.ts';
import { type Store, writeAlone } from '../store/store.ts';

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

/** Deletes a picture; 409 if a post or one of its revisions shows it. */
export async function deletePicture(store: Store, name: string, by: By): Promise<void> {
  await writeAlone(store, async (trx) => {
    // As an editor or the address bar of a browser writes it.
    const mentions = [name, encodeURIComponent(name)].map((each) => `%${each}%`);
    const post = await trx
      .selectFrom('posts')
      .where((where) =>
        where.or([
          where('image', '=', name),
          ...mentions.map((mention) => where('content', 'like', mention)),
        ]),
      )
      .select('id')
      .executeTakeFirst();
    const version = await trx
      .selectFrom('post_revisions')
      .where((where) => where.or(mentions.map((mention) => where('post', 'like', mention))))
      .select('id')
      .executeTakeFirst();
    if (post ?? version) throw new Refusal(409, 'picture-used');
    await trx
      .deleteFrom('pictures')
      .where('name', '=', name)
      .returning('name')
      .executeTakeFirstOrThrow(missing);
    await addToAuditLog(trx, by, 'picture deleted', [`picture ${name}`]);
  });
}
