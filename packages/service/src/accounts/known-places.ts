import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hashNetwork, visitorNetwork } from '../http/network.ts';
import type { Db } from '../store/store.ts';
import { type AdminDependencies, prefixOf } from './guard.ts';
import type { Lock } from './lock-outs.ts';
import { newToken } from './tokens.ts';

/** How long after a sign-in its network and its browser are known. */
const KNOWN_MS = 90 * 24 * 3600_000;
const COOKIE = 'browser';

/** Where somebody signs in to an account, as keyed hashes. */
export interface Places {
  account: string;
  network: string;
  browser: string;
  /** Token of the browser's cookie, which may be new. */
  token: string;
}

export function placesOf(c: Context, dependencies: AdminDependencies, email: string): Places {
  const { store, clientAddress, visited } = dependencies;
  const named = (text: string) => hashNetwork(text, store.networkSalt);
  const account = email.toLowerCase();
  const token = getCookie(c, COOKIE, prefixOf(c, visited)) ?? newToken();
  return {
    account: named(account),
    network: named(`${account} ${visitorNetwork(c, clientAddress)}`),
    browser: named(`${account} browser ${token}`),
    token,
  };
}

/**
 * The locks of a sign-in. A browser that is known has one of its own, so that others in its network cannot lock it out.
 * The lock of the account counts only what comes from unknown networks and browsers, and holds only for those.
 */
export async function locksOf(db: Db, places: Places, now: Date): Promise<Lock[]> {
  const { network, browser } = places;
  const rows = await db
    .selectFrom('known_places')
    .where('name', 'in', [network, browser])
    .where('expires_at', '>', now.toISOString())
    .select('name')
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  const own: Lock = known.has(browser)
    ? { name: browser, free: 5, scope: 'a known browser' }
    : { name: network, free: 5, scope: 'one network' };
  return known.size > 0 ? [own] : [own, accountLock(places)];
}

const accountLock = ({ account }: Places): Lock => ({
  name: `${ACCOUNT_LOCK}${account}`,
  free: 50,
  scope: 'unknown networks',
});
/** What the names of locks begin with that hold for an account everywhere. */
export const ACCOUNT_LOCK = 'account:';

/** Every lock that may keep somebody out of an account in these places. */
export function allLocksOf(places: Places): Lock[] {
  const { network, browser } = places;
  const own = [network, browser].map((name) => ({ name, free: 5, scope: '' }));
  return [...own, accountLock(places)];
}

/** Remembers that an account has been signed in to from these places. */
export async function rememberPlaces(
  db: Db,
  administrator_id: number,
  { network, browser }: Places,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + KNOWN_MS).toISOString();
  await db.deleteFrom('known_places').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('known_places')
    .values([network, browser].map((name) => ({ name, administrator_id, expires_at })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ administrator_id, expires_at }))
    .execute();
}

/** Sets the cookie by which the browser is known. */
export function sendBrowser(c: Context, { visited }: AdminDependencies, { token }: Places): void {
  setCookie(c, COOKIE, token, {
    prefix: prefixOf(c, visited),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KNOWN_MS / 1000,
  });
}
