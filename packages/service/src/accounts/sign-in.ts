import type { Context } from 'hono';
import type * as v from 'valibot';
import type { SignIn } from '../contract/admin.ts';
import { Refusal, wrongFields } from '../errors.ts';
import { refuseFor } from '../http/errors.ts';
import { hashNetwork, visitorNetwork } from '../http/network.ts';
import { countAttempt } from '../http/visitors.ts';
import { addToAuditLog } from './audit.ts';
import { type AdminDependencies, type AdminEnv, sendToken } from './guard.ts';
import { clearAttempts, type Lock, registerAttempt } from './lock-outs.ts';
import { stepOfCode } from './one-time-codes.ts';
import { checkPassword } from './passwords.ts';
import { type Account, findAccount, isStillCurrent, markStepUsed } from './queries.ts';
import { createSession } from './sessions.ts';

/** Attempts per network, successful or not: each one computes an expensive password hash. */
const ATTEMPTS = { max: 60, windowMs: 600_000 };

/** Checks the email address, password and code, and sets the cookie of a new session. */
export async function signIn(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  input: v.InferOutput<typeof SignIn>,
): Promise<void> {
  const { store, clock } = dependencies;
  await countSignIn(c, dependencies);
  const locks = locksOf(c, dependencies, input.email);
  const wait = await store.write((trx) => registerAttempt(trx, locks, clock()));
  refuseFor(c, wait);
  const account = await findAccount(store.db, input.email);
  const right = await checkPassword(input.password, account?.password_hash);
  if (!account || !right) throw new Refusal(401, 'wrong-credentials');
  if (account.totp_secret && input.code === '') {
    // Still counted as a failure until a code is sent; otherwise codes could be guessed freely.
    throw new Refusal(401, 'code-needed', { code: 'code-needed' });
  }
  const step = account.totp_secret
    ? stepOfCode(account.totp_secret, input.code, clock(), account.totp_step)
    : null;
  const wrongCode = new Refusal(401, 'wrong-code', { code: 'wrong-code' });
  if (step === undefined) throw wrongCode;
  const by = { who: account.email, now: clock() };
  const token = await store.write(async (trx) => {
    if (!(await isStillCurrent(store, trx, account))) throw new Refusal(401, 'wrong-credentials');
    if (step !== null && !(await markStepUsed(trx, account.id, step))) throw wrongCode;
    await clearAttempts(trx, locks);
    await addToAuditLog(trx, by, 'signed in', [`account ${account.id}`]);
    return createSession(trx, account.id, by.now);
  });
  sendToken(c, dependencies, token);
}

/** Counts an attempt of the visitor's network; responds with 429 beyond the limit. */
export function countSignIn(c: Context, dependencies: AdminDependencies): Promise<void> {
  return countAttempt(c, dependencies, 'sign-in', ATTEMPTS);
}

/** An account is locked sooner for one failing network than for all networks together. */
export function locksOf(
  c: Context,
  { store, clientAddress }: AdminDependencies,
  email: string,
): Lock[] {
  const named = (text: string) => hashNetwork(text, store.networkSalt);
  const account = email.toLowerCase();
  return [
    { name: named(`${account} ${visitorNetwork(c, clientAddress)}`), free: 5 },
    { name: named(account), free: 50 },
  ];
}

/** Checks the signed-in account's password, which changes to its credentials require. Resolves to the account. */
export async function checkOwnPassword(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  password: string,
  field: string,
): Promise<Account> {
  const { store, clock } = dependencies;
  const { email } = c.get('administrator');
  const locks = locksOf(c, dependencies, email);
  const wait = await store.write((trx) => registerAttempt(trx, locks, clock()));
  refuseFor(c, wait);
  const account = await findAccount(store.db, email);
  const right = await checkPassword(password, account?.password_hash);
  if (!account || !right) throw wrongFields({ [field]: 'wrong-password' });
  await store.write((trx) => clearAttempts(trx, locks));
  return account;
}

/** Refuses a new password that equals the email address. */
export function checkNewPassword(password: string, email = ''): void {
  if (password.trim().toLowerCase() === email.toLowerCase()) {
    throw wrongFields({ password: 'same-as-email' });
  }
}
