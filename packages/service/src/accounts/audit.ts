import { nearestPageOf } from '../store/pages.ts';
import type { Db, Store } from '../store/store.ts';

/** `who` in the audit log for changes made on the command line. */
export const COMMAND_LINE = 'command line';

/** `who` for what somebody has tried without a session. */
export const SIGNED_OUT = 'not signed in';

/** Author and time of a change. */
export interface By {
  /** Email address of the administrator, {@link COMMAND_LINE} or {@link SIGNED_OUT}. */
  who: string;
  now: Date;
}

/** Adds an audit log entry for each subject. Call it in the transaction that makes the change. */
export async function addToAuditLog(
  db: Db,
  { who, now }: By,
  action: string,
  subjects: string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const at = now.toISOString();
  const rows = subjects.map((subject) => ({ at, who, action, subject }));
  await db.insertInto('audit_log').values(rows).execute();
}

export async function listAudit(store: Store, page: number) {
  const log = store.db.selectFrom('audit_log');
  const newest = log.select('id').orderBy('id', 'desc');
  const read = (ids: number[]) => log.selectAll().where('id', 'in', ids).execute();
  const { rows: entries, pagination } = await nearestPageOf(newest, read, page);
  return { entries, pagination };
}

export async function logExport(store: Store, by: By, subject: string): Promise<void> {
  await store.write((trx) => addToAuditLog(trx, by, 'exported', [subject]));
}
