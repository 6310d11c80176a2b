import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { ENQUIRY_LIMITS } from '../contract/index.ts';
import { missing } from '../errors.ts';
import { countUse, type Quota } from '../http/rate-limits.ts';
import { type Db, type Store, writeAlone } from '../store/store.ts';

const DAY_MS = 24 * 3600_000;

/** Files are stored in chunks of this many bytes. */
export const CHUNK_BYTES = 256 * 1024;
/** Files without an enquiry that are older than this are orphans: no request takes so long. */
export const ORPHAN_MS = 3600_000;

export async function removeFiles(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
}

/** How much all files may take, in bytes, and how many one network may send. */
export interface FileBounds {
  held: number;
  perDay: number;
  perNetwork: Quota;
}

/**
 * Adds an empty file, to be filled by {@link addChunk}. Resolves to its id, or to undefined if there is no room for it
 * within the bounds. A file counts as the largest possible until its form is accepted.
 */
export function addFile(
  store: Store,
  file: { name: string; type: string },
  now: Date,
  bounds?: FileBounds,
): Promise<number | undefined> {
  // Alone, so that two files cannot take the last room.
  return writeAlone(store, async (trx) => {
    if (bounds && !(await hasRoom(trx, bounds, now))) return undefined;
    const row = { ...file, enquiry_id: null, size: 0, created_at: now.toISOString() };
    const { id } = await trx
      .insertInto('files')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Bytes of all files that are held. */
export async function sizeOfFiles(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((select) => select.fn.sum<number | string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

async function hasRoom(db: Db, { held, perDay, perNetwork }: FileBounds, now: Date) {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const largest = ENQUIRY_LIMITS.file;
  const size = sql`case when enquiry_id is null then ${largest} else size end`;
  const { rows } = await sql<{ all: number; today: number }>`
    select coalesce(sum(${size}), 0) as "all",
      coalesce(sum(case when created_at > ${yesterday} then ${size} else 0 end), 0) as today
    from files`.execute(db);
  const { all = 0, today = 0 } = rows[0] ?? {};
  if (Number(all) + largest > held || Number(today) + largest > perDay) return false;
  return (await countUse(db, perNetwork, now)) === 0;
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

/** Chunks that one transaction deletes, because others wait while it does. */
const DROPPED_CHUNKS = 8;

/** Deletes these files, unless an enquiry has them, and orphans of aborted requests and deleted enquiries. */
export async function dropFiles(store: Store, ids: number[], now: Date): Promise<void> {
  const abandoned = new Date(now.getTime() - ORPHAN_MS).toISOString();
  const orphans = await store.db
    .selectFrom('files')
    .where('enquiry_id', 'is', null)
    .where((where) =>
      where.or([
        where('created_at', '<', abandoned),
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
      ]),
    )
    .select('id')
    .execute();
  for (const { id } of orphans) {
    while ((await dropChunks(store, id)) === DROPPED_CHUNKS) await nextTurn();
    await store.write((trx) =>
      trx.deleteFrom('files').where('id', '=', id).where('enquiry_id', 'is', null).execute(),
    );
  }
}

/** Resolves to the number of deleted chunks. */
async function dropChunks(store: Store, id: number): Promise<number> {
  const dropped = await store.write((trx) =>
    trx
      .deleteFrom('file_chunks')
      .where('file_id', '=', id)
      .where('position', 'in', (select) =>
        select
          .selectFrom('file_chunks as some')
          .innerJoin('files', 'files.id', 'some.file_id')
          .where('some.file_id', '=', id)
          .where('files.enquiry_id', 'is', null)
          .orderBy('some.position')
          .limit(DROPPED_CHUNKS)
          .select('some.position'),
      )
      .returning('position')
      .execute(),
  );
  return dropped.length;
}

/** Leaves the files of enquiries that are being deleted to {@link dropFiles}. */
export async function orphanFiles(db: Db, enquiry_ids: number[]): Promise<void> {
  const orphaned = { enquiry_id: null, entry_id: null, created_at: new Date(0).toISOString() };
  await db.updateTable('files').set(orphaned).where('enquiry_id', 'in', enquiry_ids).execute();
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
