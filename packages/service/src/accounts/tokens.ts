import { hash, randomBytes } from 'node:crypto';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import type { Database } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

/** Generates a 256-bit secret for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token; the database stores only this hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Tables of links, which have a token and may expire. */
type LinkTable = 'invitations' | 'post_previews' | 'subscriber_tokens';

/**
 * SQL condition: whether a link has not expired. One that would last longer than `longestMs` was stored before the clock
 * was set back, and has expired, too.
 */
export function isValid(expiresAt: string, now: Date, longestMs: number): RawBuilder<SqlBool> {
  const latest = new Date(now.getTime() + longestMs + CLOCK_SLACK_MS).toISOString();
  return sql`(${sql.ref(expiresAt)} > ${now.toISOString()} and ${sql.ref(expiresAt)} <= ${latest})`;
}

/** Stores a new link and returns its token. Also deletes expired links of the table. */
export async function addLink<Table extends LinkTable>(
  db: Db,
  table: Table,
  row: Omit<Insertable<Database[Table]>, 'hash'> & { expires_at: string | null },
  now: Date,
): Promise<string> {
  const token = newToken();
  const links: LinkTable = table;
  await db.deleteFrom(links).where('expires_at', '<=', now.toISOString()).execute();
  const values = { ...row, hash: hashToken(token) };
  await db.insertInto(links).values(values).execute();
  return token;
}
