import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import {
  ADMIN_TEXTS,
  type Invitation,
  InvitationQuery,
  PasswordChange,
  type Session,
  SignIn,
  TotpOff,
  type TotpOffer,
  TotpOn,
  Welcome,
} from '../../contract/admin.ts';
import { failure, readQuery } from '../../http.ts';
import { hashNetwork, networkOf, sourceOf } from '../../network.ts';
import { checkPassword, hashPassword } from '../../passwords.ts';
import {
  acceptInvitation,
  changeAccount,
  findAccount,
  findInvitation,
  spendStep,
} from '../../store/administrators.ts';
import { note } from '../../store/audit.ts';
import { forgive, type Lock, takeAttempt } from '../../store/lock-outs.ts';
import { takeFrom } from '../../store/rate-limits.ts';
import { createSession, endSession } from '../../store/sessions.ts';
import { countWaiting } from '../../store/waiting.ts';
import { isTotpSecret, matchTotp, newTotpSecret, totpAddress } from '../../totp.ts';
import { quotaOf, tooMany } from '../visitors.ts';
import { type AdminDependencies, type AdminEnv, readBody, sendToken } from './guard.ts';

/** Attempts of a network, whatever becomes of them: each costs a hash. */
const ATTEMPTS = { max: 60, windowMs: 600_000 };

/** `/api/admin/session` for those who are not signed in, and `/api/admin/welcome`. */
export function entranceRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<AdminEnv>();

  app.post('/session', (c) => signIn(c, dependencies));

  app.get('/welcome', async (c) => {
    const { query } = readQuery(c, InvitationQuery);
    const found = await findInvitation(store.db, query?.token ?? '', clock());
    if (!found) return failure(c, 404, ADMIN_TEXTS.invitation);
    return c.json(found satisfies v.InferOutput<typeof Invitation>);
  });

  app.post('/welcome', async (c) => {
    const { input, problem } = await readBody(c, Welcome);
    if (problem) return problem;
    const { token, name, email, password } = input;
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
    await store.write((trx) => forgive(trx, locksOf(c, dependencies, address).map(nameOf)));
    sendToken(c, session);
    return c.json({ status: 'success' }, 201);
  });
  return app;
}

/** `/api/admin/session` and `/api/admin/account` for those who are signed in. */
export function accountRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<AdminEnv>();

  app.get('/session', async (c) => {
    const waiting = await countWaiting(store);
    const administrator = c.get('administrator');
    return c.json({ administrator, waiting } satisfies Session);
  });

  app.delete('/session', async (c) => {
    await store.write((trx) => endSession(trx, c.get('token')));
    sendToken(c, undefined);
    return c.json({ status: 'success' });
  });

  app.put('/account/password', async (c) => {
    const { input, problem } = await readBody(c, PasswordChange);
    if (problem) return problem;
    const administrator = c.get('administrator');
    const wrong = await refuseUnproven(c, dependencies, input.current, 'current');
    if (wrong) return wrong;
    const refused = refusePassword(c, input.password, administrator.email);
    if (refused) return refused;
    const password_hash = await hashPassword(input.password);
    await changeAccount(store, administrator, { password_hash }, c.get('token'), clock());
    return c.json({ status: 'success' });
  });

  app.get('/account/totp', (c) => {
    const secret = newTotpSecret();
    const issuer = new URL(c.req.url).hostname;
    const address = totpAddress(secret, c.get('administrator').email, issuer);
    return c.json({ secret, address } satisfies v.InferOutput<typeof TotpOffer>);
  });

  app.put('/account/totp', async (c) => {
    const { input, problem } = await readBody(c, TotpOn);
    if (problem) return problem;
    const wrong = await refuseUnproven(c, dependencies, input.password, 'password');
    if (wrong) return wrong;
    const step = isTotpSecret(input.secret)
      ? matchTotp(input.secret, input.code, clock())
      : undefined;
    if (step === undefined) {
      return failure(c, 422, ADMIN_TEXTS.invalidFields, { code: ADMIN_TEXTS.wrongCode });
    }
    const change = { totp_secret: input.secret, totp_step: step };
    await changeAccount(store, c.get('administrator'), change, c.get('token'), clock());
    return c.json({ status: 'success' });
  });

  app.delete('/account/totp', async (c) => {
    const { input, problem } = await readBody(c, TotpOff);
    if (problem) return problem;
    const wrong = await refuseUnproven(c, dependencies, input.password, 'password');
    if (wrong) return wrong;
    const change = { totp_secret: null, totp_step: null };
    await changeAccount(store, c.get('administrator'), change, c.get('token'), clock());
    return c.json({ status: 'success' });
  });
  return app;
}

async function signIn(c: Context<AdminEnv>, dependencies: AdminDependencies): Promise<Response> {
  const { input, problem } = await readBody(c, SignIn);
  if (problem) return problem;
  const { store, clock } = dependencies;
  const limited = await countAttempt(c, dependencies);
  if (limited) return limited;
  const locks = locksOf(c, dependencies, input.email);
  const wait = await store.write((trx) => takeAttempt(trx, locks, clock()));
  if (wait > 0) return tooMany(c, wait, ADMIN_TEXTS.locked);
  const account = await findAccount(store.db, input.email);
  const right = await checkPassword(input.password, account?.password_hash);
  if (!account || !right) return failure(c, 401, ADMIN_TEXTS.wrongPassword);
  if (account.totp_secret && input.code === '') {
    // Counted as a failure until a code follows, or guesses of codes would be free.
    return failure(c, 401, ADMIN_TEXTS.codeNeeded, { code: ADMIN_TEXTS.codeNeeded });
  }
  const step = account.totp_secret
    ? matchTotp(account.totp_secret, input.code, clock(), account.totp_step)
    : null;
  if (step === undefined) {
    return failure(c, 401, ADMIN_TEXTS.wrongCode, { code: ADMIN_TEXTS.wrongCode });
  }
  const token = await store.write(async (trx) => {
    if (step !== null && !(await spendStep(trx, account.id, step))) return undefined;
    await forgive(trx, locks.map(nameOf));
    await note(trx, account.email, 'signed in', [`administrator ${account.id}`], clock());
    return createSession(trx, account.id, clock());
  });
  if (!token) {
    return failure(c, 401, ADMIN_TEXTS.wrongCode, { code: ADMIN_TEXTS.wrongCode });
  }
  sendToken(c, token);
  return c.json({ status: 'success' });
}

async function countAttempt(c: Context, dependencies: AdminDependencies) {
  const { store, clock } = dependencies;
  const quota = quotaOf(c, dependencies, 'sign-in', ATTEMPTS);
  const wait = await store.write((trx) => takeFrom(store, trx, quota, clock()));
  return wait > 0 ? tooMany(c, wait, ADMIN_TEXTS.locked) : undefined;
}

/** An account is locked sooner for the network that fails than for all. */
function locksOf(c: Context, { store, clientAddress }: AdminDependencies, email: string): Lock[] {
  const named = (text: string) => hashNetwork(text, store.networkSalt);
  const account = email.toLowerCase();
  return [
    { name: named(`${account} ${networkOf(clientAddress(sourceOf(c)))}`), free: 5 },
    { name: named(account), free: 50 },
  ];
}

const nameOf = (lock: Lock) => lock.name;

/** Who changes how an account signs in has to know its password, however the session came about. */
async function refuseUnproven(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  password: string,
  field: string,
): Promise<Response | undefined> {
  const { store, clock } = dependencies;
  const { email } = c.get('administrator');
  const locks = locksOf(c, dependencies, email);
  const wait = await store.write((trx) => takeAttempt(trx, locks, clock()));
  if (wait > 0) return tooMany(c, wait, ADMIN_TEXTS.locked);
  const account = await findAccount(store.db, email);
  if (!(await checkPassword(password, account?.password_hash))) {
    const fields = { [field]: ADMIN_TEXTS.wrongOwnPassword };
    return failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
  }
  await store.write((trx) => forgive(trx, locks.map(nameOf)));
  return undefined;
}

function refusePassword(c: Context, password: string, email = ''): Response | undefined {
  if (password.trim().toLowerCase() !== email.toLowerCase()) return undefined;
  const fields = { password: ADMIN_TEXTS.sameAsEmail };
  return failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
}
