import { openStore } from '@brand/service';
import { dataDirs } from './dataDirs.ts';

/** The stored enquiries of a person. */
export async function stored(name: string) {
  const store = await openStore({ dataDir: dataDirs.visitor });
  try {
    const rows = await store.db
      .selectFrom('enquiries')
      .where('name', '=', name)
      .select(['kind', 'status', 'fields', 'request'])
      .execute();
    return rows.map((row) => ({
      ...row,
      fields: JSON.parse(row.fields),
      request: JSON.parse(row.request ?? 'null'),
    }));
  } finally {
    await store.close();
  }
}
