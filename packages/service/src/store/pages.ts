import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { ADMIN_PAGE_SIZE } from '../contract/admin.ts';
import type { Pagination } from '../contract/index.ts';
import type { Store } from './store.ts';

/** Pagination of a list with `total` rows. */
function paginationOf(page: number, total: number, limit = ADMIN_PAGE_SIZE): Pagination {
  return { page, pages: Math.ceil(total / limit), total, limit };
}

/**
 * The numbers of the rows of a list, in its order: a query that an index answers alone, because SQLite reads a long text
 * in a row to reach the columns after it; or the numbers themselves.
 */
type List<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, { id: number }> | number[];

/** Reads rows with some numbers, in any order. */
type Read<Row> = (ids: number[]) => Promise<Row[]>;

export async function pageOf<DB, TB extends keyof DB, Row extends { id: number }>(
  list: List<DB, TB>,
  read: Read<Row>,
  page: number,
  limit = ADMIN_PAGE_SIZE,
) {
  const pagination = paginationOf(page, await lengthOf(list), limit);
  return { rows: await rowsOn(pagination, list, read), pagination };
}

/** Like {@link pageOf}, but the last page if there are fewer; rows may have been deleted. */
export async function nearestPageOf<DB, TB extends keyof DB, Row extends { id: number }>(
  list: List<DB, TB>,
  read: Read<Row>,
  page: number,
) {
  const pagination = nearestPage(page, await lengthOf(list));
  return { rows: await rowsOn(pagination, list, read), pagination };
}

/** Pagination at a page, or at the last one if there are fewer. */
export function nearestPage(page: number, total: number): Pagination {
  const { pages } = paginationOf(page, total);
  return paginationOf(Math.min(page, Math.max(pages, 1)), total);
}

async function lengthOf<DB, TB extends keyof DB>(list: List<DB, TB>): Promise<number> {
  if (Array.isArray(list)) return list.length;
  const { total } = (await list
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  return total;
}

async function rowsOn<DB, TB extends keyof DB, Row extends { id: number }>(
  { page, limit }: Pagination,
  list: List<DB, TB>,
  read: Read<Row>,
): Promise<Row[]> {
  const start = (page - 1) * limit;
  const ids = Array.isArray(list)
    ? list.slice(start, start + limit)
    : (await list.limit(limit).offset(start).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = new Map((await read(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Rows that one query compares with a text, a few at a time: on SQLite, it keeps all other requests waiting. */
const SLICE = 1000;

/** The numbers of a list whose condition reads a text of each row, newest first, with turns for other requests. */
export async function idsBySlices<DB, TB extends keyof DB>(
  list: SelectQueryBuilder<DB, TB, { id: number }>,
  id: string,
  newest: number,
): Promise<number[]> {
  const found: number[] = [];
  for (let end = newest; end > 0; end -= SLICE) {
    const slice = await list
      .where(sql<SqlBool>`${sql.ref(id)} > ${end - SLICE} and ${sql.ref(id)} <= ${end}`)
      .execute();
    found.push(...slice.map((row) => row.id));
    await nextTurn();
  }
  return found;
}

export async function countByStatus<const Status extends string>(
  { db }: Store,
  table: 'comments' | 'enquiries' | 'subscribers' | 'outbox',
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const { rows } = await sql<{ status: Status; count: number }>`
    select status, count(*) as count from ${sql.table(table)}
    where status in (${sql.join(statuses)}) group by status`.execute(db);
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
