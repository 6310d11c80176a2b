import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import type { Pagination } from '../contract/index.ts';
import type { Store } from './store.ts';

/** Page numbers and totals of a list. */
export function paginationOf(page: number, total: number): Pagination {
  return { page, pages: Math.ceil(total / ADMIN_PAGE_SIZE), total, limit: ADMIN_PAGE_SIZE };
}

/** Rows before a page. */
export function offsetOf(page: number): number {
  return (page - 1) * ADMIN_PAGE_SIZE;
}

/** Number of rows of a table with each of these statuses. */
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
