import {
  type InvitationLink,
  mayUse,
  type PeopleList,
  type Person,
  type Role,
} from '../contract/admin.ts';
import { byName } from '../contract/text.ts';
import { missing, Refusal, wrongFields } from '../errors.ts';
import { type Db, type Store, type Trx, writeAlone } from '../store/store.ts';
import { addToAuditLog, type By } from './audit.ts';
import { addInvitation, findAccount, INVITATION_MS } from './queries.ts';
import { isValid } from './tokens.ts';

/** Accounts by name, and pending invitations, newest first. */
export async function listPeople(db: Db, now: Date): Promise<PeopleList> {
  const accounts = await db
    .selectFrom('administrators')
    .select(['id', 'email', 'name', 'role', 'totp_secret', 'created_at'])
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['email', 'role', 'expires_at'])
    .where(isValid('expires_at', now, INVITATION_MS))
    .orderBy('expires_at', 'desc')
    .$narrowType<{ email: string }>()
    .where('email', 'is not', null)
    .execute();
  const people = accounts
    .sort(byName)
    .map(({ totp_secret, ...account }): Person => ({ ...account, totp: totp_secret !== null }));
  return { people, invitations };
}

export function invitePerson(
  store: Store,
  { email, role }: { email: string; role: Role },
  by: By,
): Promise<InvitationLink> {
  return writeAlone(store, async (trx) => {
    if (await findAccount(trx, email)) throw wrongFields({ email: 'has-account' });
    // The account may have been removed or demoted since the request was let in.
    const inviter = await findAccount(trx, by.who);
    if (!inviter || !mayUse(inviter.role, 'people')) throw new Refusal(403, 'wrong-role');
    await addToAuditLog(trx, by, `invited as ${role}`, [email.toLowerCase()]);
    return addInvitation(trx, email, role, by.now, by.who);
  });
}

export async function withdrawInvitation(store: Store, email: string, by: By): Promise<void> {
  await writeAlone(store, async (trx) => {
    const address = email.toLowerCase();
    await trx
      .deleteFrom('invitations')
      .where('email', '=', address)
      .where(isValid('expires_at', by.now, INVITATION_MS))
      .returning('hash')
      .executeTakeFirstOrThrow(missing);
    await addToAuditLog(trx, by, 'invitation withdrawn', [address]);
  });
}

/** Ends the invitations that an account has made, which could give back what it has lost. */
async function endInvitationsOf(trx: Trx, inviter: string, by: By): Promise<void> {
  const ended = await trx
    .deleteFrom('invitations')
    .where('invited_by', '=', inviter)
    .returning('email')
    .execute();
  await addToAuditLog(
    trx,
    by,
    'invitation withdrawn',
    ended.flatMap(({ email }) => email ?? []),
  );
}

/** Changes the role of an account. Unassigns its enquiries if it may no longer handle them. */
export function changeRole(store: Store, id: number, role: Role, by: By): Promise<void> {
  return changePerson(store, id, role, async (trx, person) => {
    if (role === person.role) return;
    await trx.updateTable('administrators').set({ role }).where('id', '=', id).execute();
    if (!mayUse(role, 'enquiries')) {
      const nobody = { assignee_id: null };
      await trx.updateTable('enquiries').set(nobody).where('assignee_id', '=', id).execute();
    }
    const action = `role changed from ${person.role} to ${role}`;
    await addToAuditLog(trx, by, action, [person.email]);
    if (!mayUse(role, 'people')) await endInvitationsOf(trx, person.email, by);
  });
}

/** Deletes an account with its sessions and invitations. */
export function removePerson(store: Store, id: number, by: By): Promise<void> {
  return changePerson(store, id, undefined, async (trx, { email }) => {
    await trx.deleteFrom('administrators').where('id', '=', id).execute();
    await trx.deleteFrom('invitations').where('email', '=', email).execute();
    await addToAuditLog(trx, by, 'account removed', [email]);
    await endInvitationsOf(trx, email, by);
  });
}

/** Changes an account. Refuses with 409 to demote or remove the last administrator. */
function changePerson(
  store: Store,
  id: number,
  role: Role | undefined,
  change: (trx: Trx, person: { email: string; role: Role }) => Promise<void>,
): Promise<void> {
  return writeAlone(store, async (trx) => {
    const administrators = await trx
      .selectFrom('administrators')
      .where('role', '=', 'administrator')
      .select('id')
      .execute();
    const person = await trx
      .selectFrom('administrators')
      .where('id', '=', id)
      .select(['email', 'role'])
      .executeTakeFirstOrThrow(missing);
    const isLast = administrators.every((one) => one.id === id) && person.role === 'administrator';
    if (isLast && role !== 'administrator') throw new Refusal(409, 'last-administrator');
    await change(trx, person);
  });
}
