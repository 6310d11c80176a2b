import { statfs } from 'node:fs/promises';
import { ACCOUNT_LOCK } from './accounts/known-places.ts';
import { countLocks } from './accounts/lock-outs.ts';
import { sizeOfFiles } from './enquiries/files.ts';
import { countWaiting } from './store/pages.ts';
import type { Store } from './store/store.ts';

/** Current values for `/metrics`. Those of the database are missing while it fails: that is when the others matter most. */
export async function gaugesOf(
  store: Store,
  { folder, heldBytes }: { folder: string; heldBytes: number },
  now: Date,
) {
  return {
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_uptime_seconds: process.uptime(),
    service_files_bytes_limit: heldBytes,
    ...(await diskOf(folder).catch(() => ({}))),
    ...(await rowsOf(store, now).catch(() => ({}))),
  };
}

/** Space of the file system that has a folder. */
async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { service_disk_free_bytes: bavail * bsize, service_disk_size_bytes: blocks * bsize };
}

async function rowsOf(store: Store, now: Date) {
  const { comments, enquiries, mails } = await countWaiting(store);
  return {
    service_comments_pending: comments,
    service_enquiries_new: enquiries,
    service_mails_waiting: mails.waiting,
    service_mails_failed: mails.failed,
    service_files_bytes: await sizeOfFiles(store.db),
    service_accounts_locked: await countLocks(store.db, ACCOUNT_LOCK, now),
  };
}
