import { openStore } from '@brand/service';
import { dataDirs } from './dataDirs.ts';

/** The stored enquiries of a person. */
export async function storedEnquiries(name: string) {
  const store = await openStore({ dataDir: dataDirs.visitor });
  try {
    const rows = await store.db
      .selectFrom('enquiries')
      .where('name', '=', name)
      .select(['id', 'kind', 'status', 'fields', 'request'])
      .execute();
    const files = await store.db
      .selectFrom('files')
      .select(['enquiry_id', 'name', 'size'])
      .orderBy('id')
      .execute();
    return rows.map(({ id, ...row }) => ({
      ...row,
      files: files.flatMap(({ enquiry_id, ...file }) => (enquiry_id === id ? file : [])),
      fields: JSON.parse(row.fields),
      request: JSON.parse(row.request ?? 'null'),
    }));
  } finally {
    await store.close();
  }
}
