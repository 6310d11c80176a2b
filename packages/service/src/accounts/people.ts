import type { Kysely, Transaction } from 'kysely';
import {
  type InvitationLink,
  mayUse,
  type PeopleList,
  type Person,
  type Role,
} from '../contract/admin.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { addToAuditLog } from './audit.ts';
import { addInvitation, findAccount } from './queries.ts';

/** Result of a change: `last` when it would leave nobody who may do everything. */
export type Changed = 'done' | 'missing' | 'last';

/** Accounts by name, and invitations that wait, the latest first. */
export async function listPeople(db: Kysely<Database>, now: Date): Promise<PeopleList> {
  const accounts = await db
    .selectFrom('administrators')
    .select(['id', 'email', 'name', 'role', 'totp_secret', 'created_at'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['email', 'role', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at', 'desc')
    .$narrowType<{ email: string }>()
    .where('email', 'is not', null)
    .execute();
  const people = accounts.map(
    ({ totp_secret, ...account }): Person => ({ ...account, totp: totp_secret !== null }),
  );
  return { people, invitations };
}

/** Makes the one-time link of a new account; undefined when the address has an account. */
export function invitePerson(
  store: Store,
  { email, role }: { email: string; role: Role },
  who: string,
  now: Date,
): Promise<InvitationLink | undefined> {
  return store.write(async (trx) => {
    if (await findAccount(trx, email)) return undefined;
    await addToAuditLog(trx, who, `invited as ${role}`, [email.toLowerCase()], now);
    return addInvitation(trx, email, role, now);
  });
}

/** Makes the open link of an address void. */
export function withdrawInvitation(
  store: Store,
  email: string,
  who: string,
  now: Date,
): Promise<Changed> {
  return store.write(async (trx) => {
    const address = email.toLowerCase();
    const withdrawn = await trx
      .deleteFrom('invitations')
      .where('email', '=', address)
      .where('expires_at', '>', now.toISOString())
      .returning('hash')
      .executeTakeFirst();
    if (!withdrawn) return 'missing';
    await addToAuditLog(trx, who, 'invitation withdrawn', [address], now);
    return 'done';
  });
}

/** Gives an account a role. Enquiries that it may no longer handle are assigned to nobody. */
export function changeRole(
  store: Store,
  id: number,
  role: Role,
  who: string,
  now: Date,
): Promise<Changed> {
  return changePerson(store, id, role, async (trx, person) => {
    if (role === person.role) return;
    await trx.updateTable('administrators').set({ role }).where('id', '=', id).execute();
    if (!mayUse(role, 'enquiries')) {
      const nobody = { assignee_id: null };
      await trx.updateTable('enquiries').set(nobody).where('assignee_id', '=', id).execute();
    }
    const action = `role changed from ${person.role} to ${role}`;
    await addToAuditLog(trx, who, action, [person.email], now);
  });
}

/** Deletes an account with its sessions and open links. */
export function removePerson(store: Store, id: number, who: string, now: Date): Promise<Changed> {
  return changePerson(store, id, undefined, async (trx, { email }) => {
    await trx.deleteFrom('administrators').where('id', '=', id).execute();
    await trx.deleteFrom('invitations').where('email', '=', email).execute();
    await addToAuditLog(trx, who, 'account removed', [email], now);
  });
}

/** Changes an account unless it is the last administrator and would not be one any more. */
function changePerson(
  store: Store,
  id: number,
  role: Role | undefined,
  change: (trx: Transaction<Database>, person: { email: string; role: Role }) => Promise<void>,
): Promise<Changed> {
  return store.write(async (trx) => {
    const administrators = await trx
      .selectFrom('administrators')
      .where('role', '=', 'administrator')
      .select('id')
      .orderBy('id')
      // Two who demote each other wait for one another.
      .$if(store.engine === 'postgres', (query) => query.forUpdate())
      .execute();
    const person = await trx
      .selectFrom('administrators')
      .where('id', '=', id)
      .select(['email', 'role'])
      .executeTakeFirst();
    if (!person) return 'missing';
    const isLast = administrators.every((one) => one.id === id) && person.role === 'administrator';
    if (isLast && role !== 'administrator') return 'last';
    await change(trx, person);
    return 'done';
  });
}
