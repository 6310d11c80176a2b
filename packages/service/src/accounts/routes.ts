import { type Context, Hono } from 'hono';
import {
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
import { Refusal, wrongFields } from '../errors.ts';
import { done } from '../http/answers.ts';
import { describe } from '../http/openapi.ts';
import { json, query } from '../http/validate.ts';
import { countWaiting } from '../store/pages.ts';
import { type AdminDependencies, type AdminEnv, sendToken } from './guard.ts';
import { inTurn } from './hash-turns.ts';
import { allLocksOf, placesOf, rememberPlaces, sendBrowser } from './known-places.ts';
import { clearAttempts } from './lock-outs.ts';
import { isKey, keyAddress, newKey, stepOfCode } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';
import {
  type Account,
  type AccountChange,
  acceptInvitation,
  changeAccount,
  findInvitation,
} from './queries.ts';
import { endSession } from './sessions.ts';
import { checkNewPassword, checkOwnPassword, countSignIns, signIn } from './sign-in.ts';

/** Routes that require no session: signing in, and `/api/admin/welcome`. */
export function entranceRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<AdminEnv>();

  app.post(
    '/session',
    describe('Signs in; the response sets the session cookie', { 200: Done }, [401, 403, 429]),
    json(SignIn),
    countSignIns(dependencies),
    inTurn,
    (c) => done(c, signIn(c, dependencies, c.req.valid('json'))),
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
      const { email } = await findInvitation(store.db, c.req.valid('query').token, clock());
      return c.json({ email });
    },
  );

  app.post(
    '/welcome',
    describe(
      'Creates or resets the account of a one-time link and signs in',
      { 201: Done },
      [401, 403, 404, 429],
    ),
    json(Welcome),
    countSignIns(dependencies),
    inTurn,
    async (c) => {
      const { token, name, email, password } = c.req.valid('json');
      const invitation = await findInvitation(store.db, token, clock());
      const address = invitation.email ?? email;
      if (!address) throw wrongFields({ email: 'missing' });
      await checkNewPassword(password, [address, name]);
      const passwordHash = await hashPassword(password);
      const acceptance = { token, name, email: address, passwordHash };
      const places = placesOf(c, dependencies, address);
      const { session, id } = await acceptInvitation(store, acceptance, clock());
      await store.write(async (trx) => {
        await clearAttempts(trx, allLocksOf(places));
        await rememberPlaces(trx, id, places, clock());
      });
      sendToken(c, dependencies, session);
      sendBrowser(c, dependencies, places);
      return c.json({ status: 'success' }, 201);
    },
  );
  return app;
}

/** `/api/admin/session` and `/api/admin/account`: routes that require a session. */
export function accountRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<AdminEnv>();
  const change = (c: Context<AdminEnv>, account: Account, fields: AccountChange) =>
    done(c, changeAccount(store, account, fields, c.var.token, c.var.by));

  app.get('/session', describe('The account and pending items', { 200: Session }), async (c) => {
    const { comments, enquiries, mails } = await countWaiting(store);
    const waiting = { comments, enquiries, mails: mails.failed };
    return c.json({ administrator: c.var.administrator, waiting });
  });

  app.delete('/session', describe('Signs out', { 200: Done }), (c) => {
    const ended = endSession(store, c.var.token);
    return done(
      c,
      ended.then(() => sendToken(c, dependencies)),
    );
  });

  app.put(
    '/account/password',
    describe('Changes the password and ends all other sessions', { 200: Done }, [429]),
    json(PasswordChange),
    inTurn,
    async (c) => {
      const input = c.req.valid('json');
      const account = await checkOwnPassword(c, dependencies, input.current, 'current');
      const { email, name } = c.var.administrator;
      await checkNewPassword(input.password, [email, name]);
      return change(c, account, { password_hash: await hashPassword(input.password) });
    },
  );

  app.get('/account/totp', describe('A new secret for one-time codes', { 200: TotpOffer }), (c) => {
    const secret = newKey();
    const issuer = new URL(c.req.url).hostname;
    return c.json({ secret, address: keyAddress(secret, c.var.administrator.email, issuer) });
  });

  app.put(
    '/account/totp',
    describe('Turns one-time codes on; 409 if they are', { 200: Done }, [409, 429]),
    json(TotpOn),
    inTurn,
    async (c) => {
      const input = c.req.valid('json');
      const account = await checkOwnPassword(c, dependencies, input.password, 'password');
      // Replacing their key would turn the codes of the present one off.
      if (account.totp_secret) throw new Refusal(409, 'codes-on');
      const step = isKey(input.secret) ? stepOfCode(input.secret, input.code, clock()) : undefined;
      if (step === undefined) throw wrongFields({ code: 'wrong-code' });
      return change(c, account, { totp_secret: input.secret, totp_step: step });
    },
  );

  app.delete(
    '/account/totp',
    describe('Turns one-time codes off', { 200: Done }, [429]),
    json(TotpOff),
    inTurn,
    async (c) => {
      const { password, code } = c.req.valid('json');
      const account = await checkOwnPassword(c, dependencies, password, 'password', code);
      return change(c, account, { totp_secret: null, totp_step: null });
    },
  );
  return app;
}
