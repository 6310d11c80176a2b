import type { Context, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import type { SignIn } from '../contract/admin.ts';
import { Refusal, wrongFields } from '../errors.ts';
import { refuseFor } from '../http/errors.ts';
import { hashNetwork } from '../http/network.ts';
import { countAttempt } from '../http/visitors.ts';
import type { Store } from '../store/store.ts';
import { addToAuditLog, type By, SIGNED_OUT } from './audit.ts';
import { type AdminDependencies, type AdminEnv, sendToken } from './guard.ts';
import { isGuessable } from './guessable.ts';
import { locksOf, placesOf, rememberPlaces, sendBrowser } from './known-places.ts';
import {
  type Attempt,
  clearAttempts,
  type Lock,
  registerAttempt,
  touchAttempt,
} from './lock-outs.ts';
import { stepOfCode } from './one-time-codes.ts';
import { checkPassword } from './passwords.ts';
import { type Account, findAccount, isStillCurrent, markStepUsed } from './queries.ts';
import { createSession } from './sessions.ts';

/** Attempts per network, successful or not: each one computes an expensive password hash. */
const ATTEMPTS = { max: 60, windowMs: 600_000 };

/** Counts an attempt of the visitor's network; responds with 429 beyond the limit. */
export function countSignIns(dependencies: AdminDependencies): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    await countAttempt(c, dependencies, 'sign-in', ATTEMPTS);
    await next();
  };
}

/** Checks the email address, password and code, and sets the cookies of a new session and of the browser. */
export async function signIn(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  input: v.InferOutput<typeof SignIn>,
): Promise<void> {
  const { store, clock } = dependencies;
  const places = placesOf(c, dependencies, input.email);
  const { locks, attempt } = await store.write(async (trx) => {
    const locks = await locksOf(trx, places, clock());
    return { locks, attempt: await registerAttempt(trx, locks, clock()) };
  });
  refuseFor(c, attempt.retryAfter);
  const account = await findAccount(store.db, input.email);
  const right = await checkPassword(input.password, account?.password_hash);
  const now = clock();
  const failed = (action?: string) =>
    logFailure(store, { who: SIGNED_OUT, now }, { account, locks, attempt, action });
  if (!account || !right) {
    await failed('sign-in failed');
    throw new Refusal(401, 'wrong-credentials');
  }
  if (account.totp_secret && input.code === '') {
    // Still counted as a failure until a code is sent; otherwise codes could be guessed freely.
    await failed();
    throw new Refusal(401, 'code-needed', { code: 'code-needed' });
  }
  const step = account.totp_secret
    ? stepOfCode(account.totp_secret, input.code, now, account.totp_step)
    : null;
  const wrongCode = new Refusal(401, 'wrong-code', { code: 'wrong-code' });
  if (step === undefined) {
    await failed('sign-in failed: wrong code');
    throw wrongCode;
  }
  const token = await store.write(async (trx) => {
    if (!(await isStillCurrent(store, trx, account))) throw new Refusal(401, 'wrong-credentials');
    if (step !== null && !(await markStepUsed(trx, account.id, step))) throw wrongCode;
    // The attempts of strangers stay counted, for this person is known from now on.
    await clearAttempts(trx, locks.slice(0, 1));
    await rememberPlaces(trx, account.id, places, now);
    await addToAuditLog(trx, { who: account.email, now }, 'signed in', [`account ${account.id}`]);
    return createSession(trx, account.id, now);
  });
  sendToken(c, dependencies, token);
  sendBrowser(c, dependencies, places);
}

interface Failure {
  account: Account | undefined;
  locks: Lock[];
  attempt: Attempt;
  action?: string;
}

/** Logs a failed attempt and the locks that it has caused. Nothing is logged about accounts that do not exist. */
async function logFailure(store: Store, by: By, failure: Failure): Promise<void> {
  const { account, locks, attempt, action } = failure;
  await store.write(async (trx) => {
    await touchAttempt(trx, locks, by.now);
    if (!account) return;
    const subject = `account ${account.id}`;
    if (action) await addToAuditLog(trx, by, action, [subject]);
    for (const { scope, seconds } of attempt.locking)
      await addToAuditLog(trx, by, `locked for ${seconds} seconds`, [`${subject}, ${scope}`]);
  });
}

/**
 * Checks the signed-in account's password and, where a code is given, that one, too. Changes to how the account signs in
 * require it. Resolves to the account.
 */
export async function checkOwnPassword(
  c: Context<AdminEnv>,
  dependencies: AdminDependencies,
  password: string,
  field: string,
  code?: string,
): Promise<Account> {
  const { store, clock } = dependencies;
  const { administrator, token, by } = c.var;
  // Each session has a lock of its own: the failures of others cannot keep its account from a new password.
  const name = hashNetwork(`session ${token}`, store.networkSalt);
  const locks: Lock[] = [{ name, free: 5, scope: 'one session' }];
  const attempt = await store.write((trx) => registerAttempt(trx, locks, clock()));
  refuseFor(c, attempt.retryAfter);
  const account = await findAccount(store.db, administrator.email);
  const failed = (action: string) => logFailure(store, by, { account, locks, attempt, action });
  const right = await checkPassword(password, account?.password_hash);
  if (!account || !right) {
    await failed('wrong password entered');
    throw wrongFields({ [field]: 'wrong-password' });
  }
  const { totp_secret, totp_step } = account;
  const isCodeRight = () =>
    !totp_secret || stepOfCode(totp_secret, code ?? '', clock(), totp_step) !== undefined;
  if (code !== undefined && !isCodeRight()) {
    await failed('wrong code entered');
    throw wrongFields({ code: 'wrong-code' });
  }
  await store.write((trx) => clearAttempts(trx, locks));
  return account;
}

/** Refuses a new password that is easy to guess. */
export async function checkNewPassword(password: string, known: string[]): Promise<void> {
  if (await isGuessable(password, known)) throw wrongFields({ password: 'guessable' });
}
