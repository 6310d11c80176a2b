import { Hono } from 'hono';
import {
  Done,
  InvitationLink,
  InvitedPerson,
  NewInvitation,
  PeopleList,
  RoleChange,
} from '../contract/admin.ts';
import { done } from '../http/answers.ts';
import { describe } from '../http/openapi.ts';
import { json, rowNumbers } from '../http/validate.ts';
import type { AdminDependencies, AdminEnv } from './guard.ts';
import {
  changeRole,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from './people.ts';

/** `/api/admin/people`: accounts and their roles. */
export function peopleRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get('/', describe('Accounts and pending invitations', { 200: PeopleList }), async (c) =>
    c.json(await listPeople(store.db, clock())),
  );

  app.post(
    '/invitations',
    describe('Creates a one-time link for a new account; replaces an earlier link', {
      201: InvitationLink,
    }),
    json(NewInvitation),
    async (c) => c.json(await invitePerson(store, c.req.valid('json'), c.var.by), 201),
  );

  // Not with the address in its path, which proxies log.
  app.post(
    '/invitations/withdraw',
    describe('Revokes the pending invitation of an address', { 200: Done }, [404]),
    json(InvitedPerson),
    (c) => done(c, withdrawInvitation(store, c.req.valid('json').email, c.var.by)),
  );

  app.put(
    '/:id/role',
    describe(
      'Changes the role of an account, effective immediately; 409 for the last administrator',
      { 200: Done },
      [404, 409],
    ),
    rowNumbers('id'),
    json(RoleChange),
    (c) => done(c, changeRole(store, c.req.valid('param').id, c.req.valid('json').role, c.var.by)),
  );

  app.delete(
    '/:id',
    describe(
      'Deletes an account and ends its sessions; 409 for the last administrator',
      { 200: Done },
      [404, 409],
    ),
    rowNumbers('id'),
    (c) => done(c, removePerson(store, c.req.valid('param').id, c.var.by)),
  );
  return app;
}
