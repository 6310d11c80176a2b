import { Hono } from 'hono';
import {
  ADMIN_TEXTS,
  Done,
  Invitation,
  InvitationQuery,
  PasswordChange,
  Session,
  SignIn,
  TotpOff,
  TotpOffer,
  TotpOn,
  Welcome,
} from '../contract/admin.ts';
import { failure } from '../http/errors.ts';
import { describe } from '../http/openapi.ts';
import { json, query } from '../http/validate.ts';
import { countByStatus } from '../store/pages.ts';
import { type AdminDependencies, type AdminEnv, sendToken } from './guard.ts';
import { clearAttempts } from './lock-outs.ts';
import { isKey, keyAddress, newKey, stepOfCode } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';
import { acceptInvitation, changeAccount, findInvitation } from './queries.ts';
import { endSession } from './sessions.ts';
import {
  countAttempt,
  locksOf,
  nameOf,
  refusePassword,
  refuseUnproven,
  signIn,
} from './sign-in.ts';

/** Statuses of changes that are refused. */
const CHANGE = [400, 401, 403, 413, 415, 422, 429];
/** Signing in, and `/api/admin/welcome`: routes that need no session. */
export function entranceRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<AdminEnv>();

  app.post(
    '/session',
    describe('Signs in; the answer sets the cookie of the session', { 200: Done }, CHANGE),
    json(SignIn),
    (c) => signIn(c, dependencies, c.req.valid('json')),
  );

  app.get(
    '/welcome',
    describe(
      'Whether a one-time link is still valid, and for whom',
      { 200: Invitation },
      [400, 404],
    ),
    query(InvitationQuery),
    async (c) => {
      const found = await findInvitation(store.db, c.req.valid('query').token, clock());
      return found ? c.json({ email: found.email }) : failure(c, 404, ADMIN_TEXTS.invitation);
    },
  );

  app.post(
    '/welcome',
    describe('Makes the account of a one-time link and signs in', { 201: Done }, [...CHANGE, 404]),
    json(Welcome),
    async (c) => {
      const { token, name, email, password } = c.req.valid('json');
      const limited = await countAttempt(c, dependencies);
      if (limited) return limited;
      const found = await findInvitation(store.db, token, clock());
      if (!found) return failure(c, 404, ADMIN_TEXTS.invitation);
      const address = found.email ?? email;
      const refused = refusePassword(c, password, address);
      if (refused) return refused;
      if (!address) {
        const fields = { email: 'Please enter your email address.' };
        return failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
      }
      const passwordHash = await hashPassword(password);
      const acceptance = { token, name, email, passwordHash };
      const session = await acceptInvitation(store, acceptance, clock());
      if (!session) return failure(c, 404, ADMIN_TEXTS.invitation);
      await store.write((trx) => clearAttempts(trx, locksOf(c, dependencies, address).map(nameOf)));
      sendToken(c, session);
      return c.json({ status: 'success' }, 201);
    },
  );
  return app;
}

/** `/api/admin/session` and `/api/admin/account`: routes that need a session. */
export function accountRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<AdminEnv>();

  app.get(
    '/session',
    describe('Who is signed in, and what waits', { 200: Session }, [401]),
    async (c) => {
      const comments = await countByStatus(store, 'comments', ['pending']);
      const enquiries = await countByStatus(store, 'enquiries', ['new']);
      const mails = await countByStatus(store, 'outbox', ['failed']);
      const waiting = {
        comments: comments.pending,
        enquiries: enquiries.new,
        mails: mails.failed,
      };
      return c.json({ administrator: c.get('administrator'), waiting });
    },
  );

  app.delete('/session', describe('Signs out', { 200: Done }, [401, 403]), async (c) => {
    await store.write((trx) => endSession(trx, c.get('token')));
    sendToken(c, undefined);
    return c.json({ status: 'success' });
  });

  app.put(
    '/account/password',
    describe('Changes the password and ends all other sessions', { 200: Done }, CHANGE),
    json(PasswordChange),
    async (c) => {
      const input = c.req.valid('json');
      const administrator = c.get('administrator');
      const wrong = await refuseUnproven(c, dependencies, input.current, 'current');
      if (wrong) return wrong;
      const refused = refusePassword(c, input.password, administrator.email);
      if (refused) return refused;
      const password_hash = await hashPassword(input.password);
      await changeAccount(store, administrator, { password_hash }, c.get('token'), clock());
      return c.json({ status: 'success' });
    },
  );

  app.get(
    '/account/totp',
    describe('Offers a key for one-time codes', { 200: TotpOffer }, [401]),
    (c) => {
      const secret = newKey();
      const issuer = new URL(c.req.url).hostname;
      return c.json({ secret, address: keyAddress(secret, c.get('administrator').email, issuer) });
    },
  );

  app.put(
    '/account/totp',
    describe('Asks for one-time codes from now on', { 200: Done }, CHANGE),
    json(TotpOn),
    async (c) => {
      const input = c.req.valid('json');
      const wrong = await refuseUnproven(c, dependencies, input.password, 'password');
      if (wrong) return wrong;
      const step = isKey(input.secret) ? stepOfCode(input.secret, input.code, clock()) : undefined;
      if (step === undefined) {
        return failure(c, 422, ADMIN_TEXTS.invalidFields, { code: ADMIN_TEXTS.wrongCode });
      }
      const change = { totp_secret: input.secret, totp_step: step };
      await changeAccount(store, c.get('administrator'), change, c.get('token'), clock());
      return c.json({ status: 'success' });
    },
  );

  app.delete(
    '/account/totp',
    describe('Asks for one-time codes no longer', { 200: Done }, CHANGE),
    json(TotpOff),
    async (c) => {
      const input = c.req.valid('json');
      const wrong = await refuseUnproven(c, dependencies, input.password, 'password');
      if (wrong) return wrong;
      const change = { totp_secret: null, totp_step: null };
      await changeAccount(store, c.get('administrator'), change, c.get('token'), clock());
      return c.json({ status: 'success' });
    },
  );
  return app;
}
