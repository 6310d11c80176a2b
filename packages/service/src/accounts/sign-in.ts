import type { Context } from 'hono';
import type * as v from 'valibot';
import { ADMIN_TEXTS, type SignIn } from '../contract/admin.ts';
import { failure, tooMany } from '../http/errors.ts';
import { hashNetwork, networkOf, sourceOf } from '../http/network.ts';
import { countUse } from '../http/rate-limits.ts';
import { quotaOf } from '../http/visitors.ts';
import { addToAuditLog } from './audit.ts';
import { type AdminDependencies, type AdminEnv, sendToken } from './guard.ts';
import { clearAttempts, type Lock, registerAttempt } from './lock-outs.ts';
import { stepOfCode } from './one-time-codes.ts';
import { checkPassword } from './passwords.ts';
import { findAccount, markStepUsed } from './queries.ts';
import { createSession } from './sessions.ts';

/** Attempts of a network, successful or not: each costs a password hash. */
const ATTEMPTS = { max: 60, windowMs: 600_000 };

export async function signIn(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  input: v.InferOutput<typeof SignIn>,
): Promise<Response> {
  const { store, clock } = dependencies;
  const limited = await countAttempt(c, dependencies);
  if (limited) return limited;
  const locks = locksOf(c, dependencies, input.email);
  const wait = await store.write((trx) => registerAttempt(trx, locks, clock()));
  if (wait > 0) return tooMany(c, wait, ADMIN_TEXTS.locked);
  const account = await findAccount(store.db, input.email);
  const right = await checkPassword(input.password, account?.password_hash);
  if (!account || !right) return failure(c, 401, ADMIN_TEXTS.wrongPassword);
  if (account.totp_secret && input.code === '') {
    // Counts as a failure until a code follows; otherwise codes could be guessed without limit.
    return failure(c, 401, ADMIN_TEXTS.codeNeeded, { code: ADMIN_TEXTS.codeNeeded });
  }
  const step = account.totp_secret
    ? stepOfCode(account.totp_secret, input.code, clock(), account.totp_step)
    : null;
  if (step === undefined) {
    return failure(c, 401, ADMIN_TEXTS.wrongCode, { code: ADMIN_TEXTS.wrongCode });
  }
  const token = await store.write(async (trx) => {
    if (step !== null && !(await markStepUsed(trx, account.id, step))) return undefined;
    await clearAttempts(trx, locks.map(nameOf));
    await addToAuditLog(trx, account.email, 'signed in', [`account ${account.id}`], clock());
    return createSession(trx, account.id, clock());
  });
  if (!token) {
    return failure(c, 401, ADMIN_TEXTS.wrongCode, { code: ADMIN_TEXTS.wrongCode });
  }
  sendToken(c, token);
  return c.json({ status: 'success' });
}

export async function countAttempt(c: Context, dependencies: AdminDependencies) {
  const { store, clock } = dependencies;
  const quota = quotaOf(c, dependencies, 'sign-in', ATTEMPTS);
  const wait = await store.write((trx) => countUse(trx, quota, clock()));
  return wait > 0 ? tooMany(c, wait, ADMIN_TEXTS.locked) : undefined;
}

/** An account is locked sooner for the network that fails than for all networks. */
export function locksOf(
  c: Context,
  { store, clientAddress }: AdminDependencies,
  email: string,
): Lock[] {
  const named = (text: string) => hashNetwork(text, store.networkSalt);
  const account = email.toLowerCase();
  return [
    { name: named(`${account} ${networkOf(clientAddress(sourceOf(c)))}`), free: 5 },
    { name: named(account), free: 50 },
  ];
}

export const nameOf = (lock: Lock) => lock.name;

/** Changing how an account signs in requires its password, even within a session. */
export async function refuseUnproven(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  password: string,
  field: string,
): Promise<Response | undefined> {
  const { store, clock } = dependencies;
  const { email } = c.get('administrator');
  const locks = locksOf(c, dependencies, email);
  const wait = await store.write((trx) => registerAttempt(trx, locks, clock()));
  if (wait > 0) return tooMany(c, wait, ADMIN_TEXTS.locked);
  const account = await findAccount(store.db, email);
  if (!(await checkPassword(password, account?.password_hash))) {
    const fields = { [field]: ADMIN_TEXTS.wrongOwnPassword };
    return failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
  }
  await store.write((trx) => clearAttempts(trx, locks.map(nameOf)));
  return undefined;
}

export function refusePassword(c: Context, password: string, email = ''): Response | undefined {
  if (password.trim().toLowerCase() !== email.toLowerCase()) return undefined;
  const fields = { password: ADMIN_TEXTS.sameAsEmail };
  return failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
}
