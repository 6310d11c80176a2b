/** The database did not answer in time; whether the work had an effect is not known. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
}

/** The database file was deleted or replaced: writes to it are lost. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone';
}

/**
 * SQLite's primary result codes for a database that cannot do its work now: busy, locked, out of
 * memory, read-only, I/O error, corrupt, disk full, cannot open, no permission, not a database.
 */
const SQLITE_TROUBLE = new Set([3, 5, 6, 7, 8, 10, 11, 13, 14, 26]);

const NETWORK_TROUBLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE classes and codes of a server that cannot do its work now: connection lost, resources
 * used up (disk full too), operator intervention, system error; conflicts that did not end; a commit
 * whose end is not known, as distributed engines may say;
 * statement cancelled for taking too long; read-only transaction on a standby.
 */
const POSTGRES_TROUBLE = /^(08|53|57|58|XX)...$|^(40001|40003|40P01|55P03|25006|3D000|28P01)$/;

/** Messages of pg, without a code, about connections that end or are never made. */
const CONNECTION_MESSAGE =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has)/;

/** Whether another process holds the lock that SQLite needs (SQLITE_BUSY). */
export function isLocked(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}

/** Whether an error means that the database fails, not that the request or the code is wrong. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseTimeout || error instanceof DatabaseGone) return true;
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_TROUBLE.has((errcode ?? 0) & 0xff);
  return (
    NETWORK_TROUBLE.has(code) ||
    POSTGRES_TROUBLE.test(code) ||
    CONNECTION_MESSAGE.test(error.message)
  );
}
