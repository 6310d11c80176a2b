import { note } from './audit.ts';
import type { Store } from './store.ts';

/** Stores a picture under its name; the same picture twice is stored once. */
export async function addPicture(
  store: Store,
  name: string,
  bytes: Uint8Array,
  who: string,
  now: Date,
): Promise<void> {
  await store.write(async (trx) => {
    const row = await trx
      .insertInto('pictures')
      .values({ name, bytes, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (row) await note(trx, who, 'picture added', [`picture ${name}`], now);
  });
}

/** The bytes of a stored picture. */
export async function findPicture(store: Store, name: string): Promise<Uint8Array | undefined> {
  const row = await store.db
    .selectFrom('pictures')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** Names of all stored pictures. */
export async function pictureNames(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('pictures').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}
