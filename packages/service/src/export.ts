import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExplainedError } from './errors.ts';
import { fileBytes } from './store/enquiries.ts';
import type { Store } from './store/store.ts';

/** Rows are read in pages of this size. */
const PAGE = 500;

/** Told as the work goes on. */
export type ExportProgress = (table: string, rows: number) => void;

/**
 * Writes everything into a new folder: `data.json`, the files of enquiries as `files/<id>-<name>`,
 * and the pictures of posts as `uploads/<name>`. `data.json` is one object:
 *
 * - `format` "brand-service-export", `version` 1, `exported_at` ISO 8601
 * - `posts`: every column, with `categories` and `tags` as lists of names in order
 * - `comments`, `enquiries`, `files`, `subscribers`: every column, oldest first; `reasons` and
 *   `fields` are JSON values
 *
 * Secrets, rate limits, tokens and mails to send are left out: they mean nothing elsewhere.
 */
export async function exportAll(
  store: Store,
  folder: string,
  uploadsDir: string,
  onProgress: ExportProgress = () => {},
  now = new Date(),
): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true });
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new ExplainedError([
      error.code === 'EEXIST'
        ? `${folder} exists already. Name a new folder.`
        : `Cannot make the folder ${folder}: ${error.message}.`,
    ]);
  });
  const text = Readable.from(document(store, onProgress, now));
  // The data are personal; only this user may read them.
  await pipeline(text, createWriteStream(join(folder, 'data.json'), { mode: 0o600 }));
  await exportFiles(store, join(folder, 'files'), onProgress);
  await copyUploads(uploadsDir, join(folder, 'uploads'), onProgress);
}

async function* document(store: Store, onProgress: ExportProgress, now: Date) {
  const head = { format: 'brand-service-export', version: 1, exported_at: now.toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of ['posts', 'comments', 'enquiries', 'files', 'subscribers'] as const) {
    yield `,\n"${table}": [`;
    let count = 0;
    for await (const row of rowsOf(store, table)) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(await complete(store, table, row))}`;
      count += 1;
      if (count % PAGE === 0) onProgress(table, count);
    }
    yield ']';
    onProgress(table, count);
  }
  yield '\n}\n';
}

type Exported = 'posts' | 'comments' | 'enquiries' | 'files' | 'subscribers';
type Row = { id: number } & Record<string, unknown>;

async function* rowsOf(store: Store, table: Exported): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows: Row[] = await store.db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function complete(store: Store, table: Exported, row: Row): Promise<object> {
  if (table === 'comments') return { ...row, reasons: JSON.parse(String(row.reasons)) };
  if (table === 'enquiries') return { ...row, fields: JSON.parse(String(row.fields)) };
  if (table !== 'posts') return row;
  const categories = await store.db
    .selectFrom('post_categories')
    .innerJoin('categories', 'categories.id', 'post_categories.category_id')
    .where('post_id', '=', row.id)
    .orderBy('position')
    .select('name')
    .execute();
  const tags = await store.db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .where('post_id', '=', row.id)
    .orderBy('position')
    .select('name')
    .execute();
  const names = (labels: { name: string }[]) => labels.map((label) => label.name);
  return { ...row, categories: names(categories), tags: names(tags) };
}

async function exportFiles(store: Store, folder: string, onProgress: ExportProgress) {
  await mkdir(folder);
  let count = 0;
  for await (const { id, name } of rowsOf(store, 'files')) {
    const target = createWriteStream(join(folder, `${id}-${name}`), { mode: 0o600 });
    await pipeline(Readable.from(fileBytes(store, id)), target);
    count += 1;
  }
  onProgress('attachments', count);
}

/** Copies the pictures of posts; resolves to their number. */
export async function copyUploads(
  from: string,
  to: string,
  onProgress: ExportProgress = () => {},
): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names) await copyFile(join(from, name), join(to, name));
  onProgress('uploads', names.length);
}
