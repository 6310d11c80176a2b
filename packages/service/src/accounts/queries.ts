import type { InvitationLink, Role } from '../contract/admin.ts';
import { Refusal } from '../errors.ts';
import { type Db, type Store, type Trx, writeAlone } from '../store/store.ts';
import { addToAuditLog, type By } from './audit.ts';
import { FARTHEST_STEPS } from './one-time-codes.ts';
import { createSession } from './sessions.ts';
import { addLink, hashToken, isValid } from './tokens.ts';

/** How long one-time links are valid. */
export const INVITATION_MS = 24 * 3600_000;

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
 * Creates the token of a one-time link for the new or existing account with this address, or, with null, for the first
 * administrator, who enters the address. Replaces an earlier link for the address.
 */
export async function invite(
  store: Store,
  email: string | null,
  now: Date,
  role: Role = 'administrator',
): Promise<string> {
  return (await writeAlone(store, (trx) => addInvitation(trx, email, role, now))).token;
}

/** Like {@link invite}, within a transaction; also returns when the link expires. */
export async function addInvitation(
  db: Db,
  email: string | null,
  role: Role,
  now: Date,
  invited_by: string | null = null,
): Promise<InvitationLink> {
  const address = email?.toLowerCase() ?? null;
  const expires_at = new Date(now.getTime() + INVITATION_MS).toISOString();
  await db.deleteFrom('invitations').where('email', '=', address).execute();
  const token = await addLink(
    db,
    'invitations',
    { email: address, role, expires_at, invited_by },
    now,
  );
  return { token, expires_at };
}

/** URL of the page that accepts an invitation. */
export function welcomeLink(origin: string, token: string): string {
  return `${origin}/admin/welcome?token=${token}`;
}

const notInvited = () => new Refusal(404, 'invalid-link');

/** Finds a valid invitation, or throws a 404 refusal. One without an address ends with the first administrator. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const invitation = await db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('hash', '=', hashToken(token))
    .where(isValid('expires_at', now, INVITATION_MS))
    .executeTakeFirstOrThrow(notInvited);
  if (invitation.email === null && (await hasAdministrator(db))) throw notInvited();
  return invitation;
}

/**
 * Creates the invited account, or resets an existing one: sets its name and password, ends its sessions and turns
 * one-time codes off. `email` must be the invitation's, if it has one. Resolves to its id, and to the token of a new session.
 */
export async function acceptInvitation(
  store: Store,
  { token, name, email, passwordHash }: Record<'token' | 'name' | 'email' | 'passwordHash', string>,
  now: Date,
): Promise<{ id: number; session: string }> {
  const address = email.toLowerCase();
  return writeAlone(store, async (trx) => {
    const { role } = await findInvitation(trx, token, now);
    await trx
      .deleteFrom('invitations')
      .where('hash', '=', hashToken(token))
      .returning('hash')
      .executeTakeFirstOrThrow(notInvited);
    // Links for the first administrator are invalid from now on.
    await trx.deleteFrom('invitations').where('email', 'is', null).execute();
    const account = { name, password_hash: passwordHash, totp_secret: null, totp_step: null };
    const known = await findAccount(trx, address);
    const { id } = await trx
      .insertInto('administrators')
      .values({ ...account, email: address, role, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(account))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('administrator_id', '=', id).execute();
    const by = { who: address, now };
    const action = known ? 'account reset by link' : 'account created by link';
    await addToAuditLog(trx, by, action, [`account ${id}`]);
    return { id, session: await createSession(trx, id, now) };
  });
}

/** The account with this email address, including its secrets. */
export async function findAccount(db: Db, email: string) {
  return db
    .selectFrom('administrators')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Whether the password and the one-time codes of an account are still those that were checked, and stay so until the
 * end of the transaction. They may have changed, or the account may be gone, while a hash was computed.
 */
export async function isStillCurrent(
  { engine }: Store,
  trx: Trx,
  { id, password_hash, totp_secret }: Account,
): Promise<boolean> {
  const row = await trx
    .selectFrom('administrators')
    .where('id', '=', id)
    .select(['password_hash', 'totp_secret'])
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.password_hash === password_hash && row.totp_secret === totp_secret;
}

/** Stores the time step of a code, so that it works only once. False if it was used meanwhile. */
export async function markStepUsed(db: Db, id: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('administrators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('totp_step', 'is', null),
        where('totp_step', '<', step),
        where('totp_step', '>', step + FARTHEST_STEPS),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A change to an account's password or one-time codes. */
export type AccountChange =
  | { password_hash: string }
  | { totp_secret: string | null; totp_step: number | null };

/**
 * Changes the password or one-time codes of an account, as it was when the password was checked, and ends its other
 * sessions.
 */
export async function changeAccount(
  store: Store,
  account: Account,
  change: AccountChange,
  keptToken: string,
  by: By,
): Promise<void> {
  const { id } = account;
  await store.write(async (trx) => {
    const session = trx
      .selectFrom('sessions')
      .select('hash')
      .where('hash', '=', hashToken(keptToken));
    // A session that has ended meanwhile must not change the account.
    const isCurrent = await isStillCurrent(store, trx, account);
    if (!isCurrent || !(await session.executeTakeFirst())) throw new Refusal(401, 'signed-out');
    await trx.updateTable('administrators').set(change).where('id', '=', id).execute();
    await trx
      .deleteFrom('sessions')
      .where('administrator_id', '=', id)
      .where('hash', '!=', hashToken(keptToken))
      .execute();
    const actions = actionsOf(account, change);
    for (const action of actions) await addToAuditLog(trx, by, action, [`account ${id}`]);
  });
}

function actionsOf(account: Account, change: AccountChange): string[] {
  if ('password_hash' in change) return ['password changed'];
  if (change.totp_secret === account.totp_secret) return [];
  return [`one-time codes turned ${change.totp_secret === null ? 'off' : 'on'}`];
}
