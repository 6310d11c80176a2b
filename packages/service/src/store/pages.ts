import { type SelectQueryBuilder, sql } from 'kysely';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import type { Pagination } from '../contract/index.ts';
import type { Store } from './store.ts';

/** Pagination of a list with `total` rows. */
export function paginationOf(page: number, total: number, limit = ADMIN_PAGE_SIZE): Pagination {
  return { page, pages: Math.ceil(total / limit), total, limit };
}

export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: number,
  limit = ADMIN_PAGE_SIZE,
) {
  const { total } = (await query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, pagination: paginationOf(page, total, limit) };
}

/** Like {@link pageOf}, but the last page if there are fewer; rows may have been deleted. */
export async function nearestPageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: number,
) {
  const asked = await pageOf(query, page);
  const nearest = nearestPage(page, asked.pagination.pages);
  return nearest === page ? asked : pageOf(query, nearest);
}

/** The page, or the last one if there are fewer. */
export const nearestPage = (page: number, pages: number) => Math.min(page, Math.max(pages, 1));

export async function countByStatus<const Status extends string>(
  { db }: Store,
  table: 'comments' | 'enquiries' | 'subscribers' | 'outbox',
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const { rows } = await sql<{ status: Status; count: number }>`
    select status, count(*) as count from ${sql.table(table)} group by status`.execute(db);
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  const entries = statuses.map((status) => [status, counted.get(status) ?? 0]);
  return Object.fromEntries(entries) as Record<Status, number>;
}

/** Numbers of pending comments, new enquiries, and waiting and failed mails. */
export async function countWaiting(store: Store) {
  const comments = await countByStatus(store, 'comments', ['pending']);
  const enquiries = await countByStatus(store, 'enquiries', ['new']);
  const mails = await countByStatus(store, 'outbox', ['waiting', 'failed']);
  return { comments: comments.pending, enquiries: enquiries.new, mails };
}
