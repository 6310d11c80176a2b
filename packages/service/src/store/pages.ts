import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import type { Pagination } from '../contract/index.ts';

/** What a list says about its pages. */
export function paginationOf(page: number, total: number): Pagination {
  return { page, pages: Math.ceil(total / ADMIN_PAGE_SIZE), total, limit: ADMIN_PAGE_SIZE };
}

/** Rows before a page. */
export function offsetOf(page: number): number {
  return (page - 1) * ADMIN_PAGE_SIZE;
}

/** A number for every status, 0 where no row has it. */
export function countsOf<S extends string>(
  statuses: readonly S[],
  rows: { status: S; count: number }[],
): Record<S, number> {
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  const entries = statuses.map((status) => [status, counted.get(status) ?? 0]);
  return Object.fromEntries(entries) as Record<S, number>;
}
