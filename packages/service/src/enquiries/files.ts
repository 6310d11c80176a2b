import { missing } from '../errors.ts';
import type { Db, Store } from '../store/store.ts';

/** Files are stored in chunks of this many bytes. */
export const CHUNK_BYTES = 256 * 1024;
/** Files without an enquiry that are older than this are orphans: no request takes so long. */
export const ORPHAN_MS = 3600_000;

export async function removeFiles(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Adds an empty file, to be filled by {@link addChunk}. Resolves to its id. */
export async function addFile(
  store: Store,
  file: { name: string; type: string },
  now: Date,
): Promise<number> {
  const row = { ...file, enquiry_id: null, size: 0, created_at: now.toISOString() };
  const { id } = await store.write((trx) =>
    trx.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

export async function addChunk(
  store: Store,
  file_id: number,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await store.write(async (trx) => {
    await trx.insertInto('file_chunks').values({ file_id, position, bytes }).execute();
    await trx
      .updateTable('files')
      .set((file) => ({ size: file('size', '+', bytes.length) }))
      .where('id', '=', file_id)
      .execute();
  });
}

/** Deletes these files, unless an enquiry has them, and orphans of aborted requests. */
export async function dropFiles(store: Store, ids: number[], now: Date): Promise<void> {
  const abandoned = new Date(now.getTime() - ORPHAN_MS).toISOString();
  await store.write((trx) =>
    trx
      .deleteFrom('files')
      .where('enquiry_id', 'is', null)
      .where((where) =>
        where.or([
          where('created_at', '<', abandoned),
          ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
        ]),
      )
      .execute(),
  );
}

export async function* fileBytes(store: Store, file_id: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const chunk = await store.db
      .selectFrom('file_chunks')
      .select('bytes')
      .where((row) => row.and({ file_id, position }))
      .executeTakeFirst();
    if (!chunk) return;
    yield chunk.bytes;
  }
}

/** A file of an enquiry; throws a 404 refusal if it does not exist. */
export function findFile(store: Store, enquiry_id: number, id: number) {
  return store.db
    .selectFrom('files')
    .where((row) => row.and({ enquiry_id, id }))
    .select(['id', 'name'])
    .executeTakeFirstOrThrow(missing);
}
