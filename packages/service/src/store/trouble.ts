/** The database did not respond in time; whether the work had an effect is unknown. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
}

/** The database file was deleted or replaced; writes to it are lost. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone';
}

/**
 * SQLite's primary result codes for an unavailable database: no permission, busy, locked, out of
 * memory, read-only, I/O error, corrupt, disk full, cannot open, not a database.
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
 * SQLSTATE classes of an unavailable server: connection exception, refused user, insufficient resources (such as a full
 * disk), operator intervention (such as a statement timeout), system and internal errors. Codes: serialization failure,
 * statement completion unknown (distributed engines), deadlock, lock not available, database that accepts no
 * connections, read-only transaction (standby), idle transaction ended, missing database, missing right.
 */
const POSTGRES_TROUBLE =
  /^(08|28|53|57|58|XX)...$|^(40001|40003|40P01|55P03|55000|25006|25P03|3D000|42501)$/;

/** Messages of pg errors without a code, about connections that were lost or not established. */
const CONNECTION_MESSAGE =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has)/;

/** Whether another process has the SQLite file locked (SQLITE_BUSY). */
export function isLocked(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}

/** Whether an error means that the database is unavailable, not that a request or code is wrong. */
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
