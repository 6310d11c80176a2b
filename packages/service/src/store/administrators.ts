import type { Kysely } from 'kysely';
import type { Administrator } from '../contract/admin.ts';
import { hashToken, newToken } from '../tokens.ts';
import { note } from './audit.ts';
import type { Database } from './schema.ts';
import { createSession } from './sessions.ts';
import type { Store } from './store.ts';

/** A one-time link works this long. */
const INVITATION_MS = 24 * 3600_000;

/** Whether anybody can sign in yet. */
export async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a one-time link's token: for the account with this address, new or forgotten, or for the
 * first administrator, who names the address.
 */
export async function invite(store: Store, email: string | null, now: Date): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + INVITATION_MS).toISOString();
  await store.write(async (trx) => {
    await trx.deleteFrom('invitations').where('expires_at', '<=', now.toISOString()).execute();
    await trx
      .insertInto('invitations')
      .values({ hash: hashToken(token), email: email?.toLowerCase() ?? null, expires_at })
      .execute();
  });
  return token;
}

/** An invitation that still works. Those without an address end with the first administrator. */
export async function findInvitation(db: Kysely<Database>, token: string, now: Date) {
  const row = await db
    .selectFrom('invitations')
    .select('email')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && (row.email !== null || !(await hasAdministrator(db))) ? row : undefined;
}

export interface Acceptance {
  token: string;
  name: string;
  /** Counts where the invitation names none. */
  email: string | undefined;
  passwordHash: string;
}

/**
 * Makes the account of an invitation, or gives the one there is a new password; its sessions end
 * and its one-time codes are off. Resolves to the token of a new session; undefined when the
 * invitation does not work.
 */
export async function acceptInvitation(
  store: Store,
  { token, name, email, passwordHash }: Acceptance,
  now: Date,
): Promise<string | undefined> {
  return store.write(async (trx) => {
    const invitation = await findInvitation(trx, token, now);
    const address = invitation?.email ?? email?.toLowerCase();
    if (!invitation || !address) return undefined;
    const used = await trx
      .deleteFrom('invitations')
      .where('hash', '=', hashToken(token))
      .returning('hash')
      .executeTakeFirst();
    if (!used) return undefined;
    // With the first administrator, every link for a first one has lost its force.
    await trx.deleteFrom('invitations').where('email', 'is', null).execute();
    const account = { name, password_hash: passwordHash, totp_secret: null, totp_step: null };
    const { id } = await trx
      .insertInto('administrators')
      .values({ ...account, email: address, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(account))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('administrator_id', '=', id).execute();
    await note(trx, address, 'account opened by link', [`administrator ${id}`], now);
    return createSession(trx, id, now);
  });
}

/** The account with an address, with its secrets. */
export async function findAccount(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('administrators')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Remembers the step of a code, so that it works once. False when it was used meanwhile. */
export async function spendStep(db: Kysely<Database>, id: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('administrators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes how an account signs in; its other sessions end. */
export async function changeAccount(
  store: Store,
  { id, email }: Administrator,
  change: { password_hash: string } | { totp_secret: string | null; totp_step: number | null },
  keptToken: string,
  now: Date,
): Promise<void> {
  const action = 'password_hash' in change ? 'password changed' : 'one-time codes changed';
  await store.write(async (trx) => {
    await trx.updateTable('administrators').set(change).where('id', '=', id).execute();
    await trx
      .deleteFrom('sessions')
      .where('administrator_id', '=', id)
      .where('hash', '!=', hashToken(keptToken))
      .execute();
    await note(trx, email, action, [`administrator ${id}`], now);
  });
}
