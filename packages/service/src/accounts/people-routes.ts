import { type Context, Hono } from 'hono';
import { validator } from 'hono-openapi';
import {
  ADMIN_TEXTS,
  Done,
  InvitationLink,
  InvitedPerson,
  NewInvitation,
  PeopleList,
  RoleChange,
} from '../contract/admin.ts';
import { failure } from '../http/errors.ts';
import { describe, INPUT } from '../http/openapi.ts';
import { json, rowNumbers } from '../http/validate.ts';
import type { AdminDependencies, AdminEnv } from './guard.ts';
import {
  type Changed,
  changeRole,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from './people.ts';

/** `/api/admin/people`: accounts and their roles. */
export function peopleRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Accounts and open invitations', { 200: PeopleList }, [401, 403]),
    async (c) => c.json(await listPeople(store.db, clock())),
  );

  app.post(
    '/invitations',
    describe(
      'Makes a one-time link to a new account; an earlier one for the address is void',
      { 201: InvitationLink },
      [400, 401, 403, 413, 415, 422],
    ),
    json(NewInvitation),
    async (c) => {
      const { email } = c.get('administrator');
      const link = await invitePerson(store, c.req.valid('json'), email, clock());
      if (link) return c.json(link, 201);
      return failure(c, 422, ADMIN_TEXTS.invalidFields, { email: ADMIN_TEXTS.hasAccount });
    },
  );

  app.delete(
    '/invitations/:email',
    describe('Makes the open link of an address void', { 200: Done }, [401, 403, 404]),
    validator('param', InvitedPerson, undefined, INPUT),
    async (c) => {
      const { email } = c.get('administrator');
      const invited = c.req.valid('param').email;
      return answer(c, await withdrawInvitation(store, invited, email, clock()));
    },
  );

  app.put(
    '/:id/role',
    describe(
      'Gives an account a role, from its next request on; 409 for the last administrator',
      { 200: Done },
      [400, 401, 403, 404, 409, 413, 415, 422],
    ),
    rowNumbers('id'),
    json(RoleChange),
    async (c) => {
      const { id } = c.req.valid('param');
      const { email } = c.get('administrator');
      return answer(c, await changeRole(store, id, c.req.valid('json').role, email, clock()));
    },
  );

  app.delete(
    '/:id',
    describe(
      'Deletes an account and ends its sessions; 409 for the last administrator',
      { 200: Done },
      [401, 403, 404, 409],
    ),
    rowNumbers('id'),
    async (c) => {
      const { email } = c.get('administrator');
      return answer(c, await removePerson(store, c.req.valid('param').id, email, clock()));
    },
  );
  return app;
}

function answer(c: Context<AdminEnv>, changed: Changed): Response {
  if (changed === 'missing') return failure(c, 404, ADMIN_TEXTS.missing);
  if (changed === 'last') return failure(c, 409, ADMIN_TEXTS.lastAdministrator);
  return c.json({ status: 'success' });
}
