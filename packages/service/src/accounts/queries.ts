import { ADMIN_TEXTS, type InvitationLink, type Role } from '../contract/admin.ts';
import { Refusal } from '../errors.ts';
import type { Db, Store } from '../store/store.ts';
import { addToAuditLog, type By } from './audit.ts';
import { createSession } from './sessions.ts';
import { addLink, hashToken } from './tokens.ts';

/** One-time links are valid for this long. */
const INVITATION_MS = 24 * 3600_000;

/** Whether there is an administrator yet. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('administrators')
    .where('role', '=', 'administrator')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Creates the token of a one-time link: for an account with this address, new or existing, or for
 * the first administrator, who enters the address. An earlier link for the address is void.
 */
export async function invite(
  store: Store,
  email: string | null,
  now: Date,
  role: Role = 'administrator',
): Promise<string> {
  return (await store.write((trx) => addInvitation(trx, email, role, now))).token;
}

/** Creates the token of a one-time link, within a transaction, and says when it ends. */
export async function addInvitation(
  db: Db,
  email: string | null,
  role: Role,
  now: Date,
): Promise<InvitationLink> {
  const address = email?.toLowerCase() ?? null;
  const expires_at = new Date(now.getTime() + INVITATION_MS).toISOString();
  await db.deleteFrom('invitations').where('email', '=', address).execute();
  const token = await addLink(db, 'invitations', { email: address, role, expires_at }, now);
  return { token, expires_at };
}

/** The page of the site that accepts the token of an invitation. */
export function welcomeLink(origin: string, token: string): string {
  return `${origin}/admin/welcome?token=${token}`;
}

const notInvited = () => new Refusal(404, ADMIN_TEXTS.invitation);

/** A valid invitation. One without an address is void once there is an administrator. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const invitation = await db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow(notInvited);
  if (invitation.email === null && (await hasAdministrator(db))) throw notInvited();
  return invitation;
}

/**
 * Creates the account of an invitation, or gives an existing one a new password, ends its sessions
 * and turns its one-time codes off. `email` is that of the invitation, if it has one. Resolves to
 * the token of a new session.
 */
export async function acceptInvitation(
  store: Store,
  { token, name, email, passwordHash }: Record<'token' | 'name' | 'email' | 'passwordHash', string>,
  now: Date,
): Promise<string> {
  const address = email.toLowerCase();
  return store.write(async (trx) => {
    const { role } = await findInvitation(trx, token, now);
    await trx
      .deleteFrom('invitations')
      .where('hash', '=', hashToken(token))
      .returning('hash')
      .executeTakeFirstOrThrow(notInvited);
    // Once there is an administrator, links for the first one are void.
    await trx.deleteFrom('invitations').where('email', 'is', null).execute();
    const account = { name, password_hash: passwordHash, totp_secret: null, totp_step: null };
    const { id } = await trx
      .insertInto('administrators')
      .values({ ...account, email: address, role, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(account))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('administrator_id', '=', id).execute();
    const by = { who: address, now };
    await addToAuditLog(trx, by, 'account opened by link', [`account ${id}`]);
    return createSession(trx, id, now);
  });
}

/** The account with an address, with its secrets. */
export async function findAccount(db: Db, email: string) {
  return db
    .selectFrom('administrators')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Stores the step of a code, so that it is valid once. False when it was used in the meantime. */
export async function markStepUsed(db: Db, id: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('administrators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A change of how an account signs in. */
export type AccountChange =
  | { password_hash: string }
  | { totp_secret: string | null; totp_step: number | null };

/** Changes how an account signs in and ends its other sessions. */
export async function changeAccount(
  store: Store,
  id: number,
  change: AccountChange,
  keptToken: string,
  by: By,
): Promise<void> {
  const action = 'password_hash' in change ? 'password changed' : 'one-time codes changed';
  await store.write(async (trx) => {
    await trx.updateTable('administrators').set(change).where('id', '=', id).execute();
    await trx
      .deleteFrom('sessions')
      .where('administrator_id', '=', id)
      .where('hash', '!=', hashToken(keptToken))
      .execute();
    await addToAuditLog(trx, by, action, [`account ${id}`]);
  });
}
