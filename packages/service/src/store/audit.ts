import type { Kysely } from 'kysely';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import { offsetOf, paginationOf } from './pages.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Who is named for what the command line does. */
export const COMMAND_LINE = 'command line';

/** Notes what somebody did, within the transaction that does it. */
export async function note(
  db: Kysely<Database>,
  who: string,
  action: string,
  subjects: string[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  const at = now.toISOString();
  const rows = subjects.map((subject) => ({ at, who, action, subject }));
  await db.insertInto('audit_log').values(rows).execute();
}

/** One page of what was done, newest first. */
export async function listAudit(store: Store, page: number) {
  const { total } = await store.db
    .selectFrom('audit_log')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await store.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  return { entries, pagination: paginationOf(page, total) };
}
