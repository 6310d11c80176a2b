import { openStore } from '@brand/service';
import { dataDirs } from './dataDirs.ts';

/** The comments of a name in the database of the visitors' server. */
export async function storedComments(name: string) {
  const store = await openStore({ dataDir: dataDirs.visitor });
  try {
    return await store.db
      .selectFrom('comments')
      .where('name', '=', name)
      .select(['status', 'message'])
      .execute();
  } finally {
    await store.close();
  }
}
