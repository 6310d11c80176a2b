import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileBytes } from '../enquiries/files.ts';
import { findAssignees } from '../enquiries/handling.ts';
import { type EnquiryJson, parsed } from '../enquiries/queries.ts';
import { findPicture, pictureNames } from '../pictures/queries.ts';
import { labelNames } from '../posts/labels.ts';
import { ROWS_AT_ONCE, type Row, rowsOf } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { copyUploads, fillNewFolder, type Progress } from './folders.ts';

/** Tables of an export, in order. */
const EXPORTED = [
  ...(['posts', 'post_revisions', 'comments'] as const),
  ...(['enquiries', 'enquiry_entries', 'files'] as const),
  ...(['subscribers', 'audit_log'] as const),
];
type Exported = (typeof EXPORTED)[number];

/** The files contain personal data: only their owner may read them. */
const PRIVATE = { mode: 0o600 };

/**
 * Exports everything to a new folder: `data.json`, the files of enquiries as `files/<id>-<name>`,
 * and the pictures of posts as `uploads/<name>`. `data.json` is one object:
 *
 * - `format` "brand-service-export", `version` 1, `exported_at` ISO 8601
 * - `posts`: every column, with `categories` and `tags` as lists of names in order
 * - `post_revisions`, `comments`, `enquiries`, `enquiry_entries` (notes and replies), `files`,
 *   `subscribers`, `audit_log`: every column, oldest first; `reasons`, `fields`, `request` and
 *   `post` are JSON values, and enquiries have `assignee`, an email address or null, instead of
 *   `assignee_id`
 *
 * Accounts, secrets, rate limits, tokens and the outbox are omitted: other systems cannot use them.
 */
export async function exportAll(
  store: Store,
  folder: string,
  uploadsDir: string,
  onProgress: Progress = () => {},
): Promise<void> {
  await fillNewFolder(folder, async () => {
    await writeFile(join(folder, 'data.json'), document(store, onProgress), PRIVATE);
    await exportFiles(store, join(folder, 'files'), onProgress);
    await copyUploads(uploadsDir, join(folder, 'uploads'), onProgress);
    for (const name of await pictureNames(store)) {
      await writeFile(join(folder, 'uploads', name), (await findPicture(store, name))?.bytes ?? '');
    }
  });
}

async function* document(store: Store, onProgress: Progress) {
  const exported_at = new Date().toISOString();
  const head = { format: 'brand-service-export', version: 1, exported_at };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of EXPORTED) {
    yield `,\n"${table}": [`;
    let count = 0;
    for await (const row of rowsOf(store.db, table)) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(await complete(store, table, row))}`;
      count += 1;
      if (count % ROWS_AT_ONCE === 0) onProgress(table, count);
    }
    yield ']';
    onProgress(table, count);
  }
  yield '\n}\n';
}

async function complete(store: Store, table: Exported, row: Row): Promise<object> {
  if (table === 'comments') return { ...row, reasons: JSON.parse(String(row.reasons)) };
  if (table === 'enquiries') {
    const { assignee_id, ...enquiry } = parsed(row as Row & EnquiryJson);
    const assignees = assignee_id === null ? [] : await findAssignees(store.db);
    const assignee = assignees.find(({ id }) => id === assignee_id)?.email ?? null;
    return { ...enquiry, assignee };
  }
  if (table === 'post_revisions') return { ...row, post: JSON.parse(String(row.post)) };
  if (table !== 'posts') return row;
  return { ...row, ...(await labelNames(store.db, row.id)) };
}

async function exportFiles(store: Store, folder: string, onProgress: Progress) {
  await mkdir(folder);
  let count = 0;
  for await (const { id, name } of rowsOf(store.db, 'files')) {
    await writeFile(join(folder, `${id}-${name}`), fileBytes(store, id), PRIVATE);
    count += 1;
  }
  onProgress('attachments', count);
}
