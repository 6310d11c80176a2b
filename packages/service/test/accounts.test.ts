import { Hono } from 'hono';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTurn } from '../src/accounts/hash-turns.ts';
import { keyAddress, newKey, stepOfCode } from '../src/accounts/one-time-codes.ts';
import { checkPassword, hashPassword } from '../src/accounts/passwords.ts';
import { hasAdministrator, invite } from '../src/accounts/queries.ts';
import { errorHandler } from '../src/http/errors.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { AdminBrowser, PASSWORD } from './support/administrator.ts';
import { engines, TestService } from './support/service.ts';

describe('passwords', () => {
  it('are checked against a hash that includes its parameters', async () => {
    const phc = await hashPassword('pässword');
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await checkPassword('pa\u0308ssword', phc)).toBe(true);
    expect(await checkPassword('password', phc)).toBe(false);
    expect(await hashPassword('pässword')).not.toBe(phc);
  });

  it('are checked with the parameters of the stored hash, and fail without a valid hash', async () => {
    const phc =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await checkPassword('password', phc)).toBe(true);
    expect(await checkPassword('', undefined)).toBe(false);
    expect(await checkPassword('password', '$argon2id$nonsense')).toBe(false);
  });
});

describe('hashes of passwords', () => {
  it('take turns: 20 wait for one, and others are refused at once', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const app = new Hono();
    app.onError(errorHandler(() => new Date(), console.error));
    app.get('/', inTurn, async (c) => {
      await gate;
      return c.text('done');
    });
    const answers = Array.from({ length: 30 }, () => app.request('/'));
    const refused = await Promise.all(answers.slice(21));
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(9).fill([429, '2']),
    );
    open();
    const statuses = (await Promise.all(answers.slice(0, 21))).map(({ status }) => status);
    expect(statuses).toEqual(Array(21).fill(200));
    expect((await app.request('/')).status).toBe(200);
  });
});

describe('one-time codes', () => {
  // RFC 6238, appendix B: the last six of eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at second %i', (second, code) => {
    expect(stepOfCode(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('are wrong in digits of another script, and of another length', () => {
    for (const code of ['٠١٢٣٤٥', '12345é', '', '1', '9'.repeat(20)]) {
      expect(stepOfCode(secret, code, new Date(59_000))).toBeUndefined();
    }
  });

  it('are accepted one time step early or late, and only once', () => {
    const at = (seconds: number) => new Date(seconds * 1000);
    expect(stepOfCode(secret, '287 082', at(89))).toBe(1);
    expect(stepOfCode(secret, '287082', at(29))).toBe(1);
    expect(stepOfCode(secret, '287082', at(90))).toBeUndefined();
    expect(stepOfCode(secret, '287082', at(59), 1)).toBeUndefined();
    expect(stepOfCode(secret, '28708x', at(59))).toBeUndefined();
  });

  it('have a key each, in the form that authenticator apps read', () => {
    const fresh = newKey();
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(keyAddress(fresh, 'a b@example.org', 'x'));
    expect(address.href).toMatch(/^otpauth:\/\/totp\/x:a%20b%40example\.org\?/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'x',
      secret: fresh,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe.each(engines)('accounts on %s', (engine) => {
  let service: TestService;

  beforeEach(async () => {
    service = await TestService.start(engine);
  });
  afterEach(() => service.stop());

  const signIn = (browser: AdminBrowser, password: string, code?: string) =>
    browser.post('session', { email: 'Ada@example.org', password, code });

  it('start with a one-time link, which is void once there is an administrator', async () => {
    const first = new AdminBrowser(service);
    const [used, spare] = [
      await invite(service.store, null, service.now),
      await invite(service.store, null, service.now),
    ];
    expect(await hasAdministrator(service.store.db)).toBe(false);
    expect(await first.json(`welcome?token=${used}`)).toEqual({ email: null });
    const account = { token: used, name: 'Ada', email: 'Ada@Example.org', password: PASSWORD };
    expect((await first.post('welcome', { ...account, password: 'short' })).status).toBe(422);
    expect((await first.post('welcome', { ...account, email: undefined })).status).toBe(422);
    const answer = await first.post('welcome', account);
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^__Host-browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(await first.json('session')).toMatchObject({
      administrator: { email: 'ada@example.org', name: 'Ada', role: 'administrator', totp: false },
      waiting: { comments: 0, enquiries: 0 },
    });
    for (const token of [used, spare, 'x']) {
      expect((await first.get(`welcome?token=${token}`)).status).toBe(404);
      expect((await first.post('welcome', { ...account, token })).status).toBe(404);
    }
  });

  it('store neither passwords nor tokens in plain text', async () => {
    const browser = await AdminBrowser.invited(service);
    const [account] = await service.store.db.selectFrom('administrators').selectAll().execute();
    const [session] = await service.store.db.selectFrom('sessions').selectAll().execute();
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    expect(browser.cookie).not.toContain(session?.hash);
  });

  it('get a new password by a link, which ends their sessions', async () => {
    const before = await AdminBrowser.invited(service);
    const after = await AdminBrowser.invited(service);
    expect((await before.get('session')).status).toBe(401);
    expect((await after.get('session')).status).toBe(200);
  });

  it('have one-time links that expire after a day', async () => {
    const token = await invite(service.store, 'ada@example.org', service.now);
    service.pass(24 * 3600_000);
    expect((await new AdminBrowser(service).get(`welcome?token=${token}`)).status).toBe(404);
  });

  it('sign in and out', async () => {
    const browser = await AdminBrowser.signedIn(service);
    expect((await browser.send('DELETE', 'session')).status).toBe(200);
    expect(browser.cookie).toBe('__Host-session=');
    expect((await browser.get('session')).status).toBe(401);
    expect((await signIn(browser, PASSWORD)).status).toBe(200);
    expect((await browser.get('session')).status).toBe(200);
    expect((await browser.get('session')).headers.get('cache-control')).toBe('no-store');
  });

  it('answer a wrong password and an unknown account alike', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const wrong = await signIn(browser, 'wrong');
    const nobody = await browser.post('session', { email: 'no@example.org', password: 'wrong' });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await nobody.json());
  });

  it('are locked after failed sign-ins, longer each time, in every process', async () => {
    await AdminBrowser.signedIn(service);
    const elsewhere = await openStore(service.database);
    const here = new AdminBrowser(service);
    const there = new AdminBrowser(service, service.createApp(elsewhere));
    for (let n = 0; n < 5; n += 1) {
      expect((await signIn(n % 2 ? here : there, 'wrong')).status).toBe(401);
    }
    const locked = await signIn(there, PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('30');
    service.pass(30_000);
    expect((await signIn(here, 'wrong')).status).toBe(401);
    expect((await signIn(here, PASSWORD)).headers.get('retry-after')).toBe('60');
    service.pass(-24 * 3600_000);
    expect((await signIn(here, 'wrong')).status).toBe(401);
    // Another network may still try.
    service.address = '198.51.100.1';
    expect((await signIn(here, PASSWORD)).status).toBe(200);
    await elsewhere.close();
  });

  it('are not locked by the failures of others for a network or a browser that is known', async () => {
    const home = service.address;
    const ada = await AdminBrowser.signedIn(service);
    expect((await signIn(ada, PASSWORD)).status).toBe(200);
    const guess = async (address: string) => {
      service.address = address;
      return (await signIn(new AdminBrowser(service), 'wrong')).status;
    };
    // Ten networks with five failures each lock the account for all that are unknown, then those of this network.
    for (let n = 0; n < 60; n += 1) await guess(`198.51.${n % 10}.1`);
    expect(await guess('198.51.99.1')).toBe(429);
    for (let n = 0; n < 8; n += 1) await guess(home);
    expect(await guess(home)).toBe(429);
    service.address = '192.0.2.1';
    expect((await signIn(ada, PASSWORD)).status).toBe(200);
    service.address = home;
    expect((await signIn(ada, PASSWORD)).status).toBe(200);
    // A browser of her network without her cookie waits, and so does one with a cookie of another account.
    const ben = await AdminBrowser.invited(service, 'ben@example.org');
    expect((await signIn(ben, PASSWORD)).status).toBe(429);
    service.pass(90 * 24 * 3600_000);
    for (let n = 0; n < 60; n += 1) await guess(`198.51.${n % 10}.1`);
    service.address = '192.0.2.1';
    expect((await signIn(ada, PASSWORD)).status).toBe(429);
  });

  it('are not locked for everybody by one network that keeps failing', async () => {
    await AdminBrowser.signedIn(service);
    let tried = 0;
    for (const end = service.now.getTime() + 48 * 3600_000; service.now.getTime() < end; ) {
      const answer = await signIn(new AdminBrowser(service), 'wrong');
      if (answer.status === 401) tried += 1;
      else service.pass(Number(answer.headers.get('retry-after')) * 1000);
    }
    expect(tried).toBeGreaterThan(50);
    service.address = '198.51.100.1';
    expect((await signIn(new AdminBrowser(service), PASSWORD)).status).toBe(200);
  });

  it('log failed sign-ins and locks, and show locks to metrics', async () => {
    const ada = await AdminBrowser.signedIn(service);
    const stranger = new AdminBrowser(service);
    for (let n = 0; n < 5; n += 1) await signIn(stranger, 'wrong');
    await stranger.post('session', { email: 'nobody@example.org', password: 'wrong' });
    await ada.put('account/password', { current: 'wrong', password: 'x'.repeat(12) });
    expect(await ada.actions()).toEqual([
      ...Array(5).fill('not signed in: sign-in failed, account 1'),
      'not signed in: locked for 30 seconds, account 1, one network',
      'ada@example.org: wrong password entered, account 1',
    ]);
    const metricsToken = 'a-token-for-the-metrics';
    const app = service.createApp(service.store, { metricsToken });
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const metrics = async () => (await app.request('/metrics', { headers })).text();
    expect(await metrics()).toContain('service_accounts_locked 0\n');
    for (let n = 0; n < 60; n += 1) {
      service.address = `198.51.${n % 10}.1`;
      await signIn(stranger, 'wrong');
    }
    expect(await metrics()).toContain('service_accounts_locked 1\n');
  });

  it('count concurrent sign-in attempts exactly', async () => {
    await AdminBrowser.signedIn(service);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(new AdminBrowser(service), 'wrong')),
    );
    const tried = answers.filter((answer) => answer.status === 401);
    expect(tried.length).toBeLessThanOrEqual(5);
  });

  it('limit sign-in attempts per network', async () => {
    const browser = new AdminBrowser(service);
    const emailOf = (n: number) => `a${n}@example.org`;
    const attempt = (n: number) =>
      browser.post('session', { email: emailOf(n), password: 'wrong' });
    for (let n = 0; n < 60; n += 1) {
      // Some accounts exist. Without one, the answer takes a real hash.
      if (n % 10) await AdminBrowser.signedIn(service, emailOf(n));
      expect((await attempt(n)).status).toBe(401);
    }
    expect((await attempt(61)).status).toBe(429);
  });

  it('are not asked for with more than a short body', async () => {
    const browser = await AdminBrowser.invited(service);
    for (const path of ['session', 'welcome']) {
      const answer = await browser.post(path, {
        email: 'ada@example.org',
        token: 'a'.repeat(20_000),
      });
      expect(answer.status).toBe(413);
    }
  });

  it('require one-time codes once they are turned on, and accept each code once', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const { secret, address } = await browser.json('account/totp');
    expect(address).toContain(secret);
    const codeOf = (key: string) =>
      new TOTP({ secret: key }).generate({ timestamp: service.now.getTime() });
    const on = { password: PASSWORD, secret, code: codeOf(secret) };
    expect((await browser.put('account/totp', { ...on, code: '000000' })).status).toBe(422);
    expect((await browser.put('account/totp', { ...on, password: 'x' })).status).toBe(422);
    expect((await browser.put('account/totp', on)).status).toBe(200);
    const other = new AdminBrowser(service);
    const needed = await signIn(other, PASSWORD);
    expect([needed.status, (await needed.json()).code]).toEqual([401, 'code-needed']);
    expect((await signIn(other, PASSWORD, on.code)).status).toBe(401);
    service.pass(30_000);
    const next = codeOf(secret);
    expect((await signIn(other, 'wrong', next)).status).toBe(401);
    expect((await signIn(other, PASSWORD, next)).status).toBe(200);
    expect((await signIn(other, PASSWORD, next)).status).toBe(401);
    service.pass(30_000);
    const off = (code?: string) =>
      other.send('DELETE', 'account/totp', { password: PASSWORD, code });
    expect((await off()).status).toBe(422);
    expect((await off(next)).status).toBe(422);
    // Neither are they turned off by those of another key.
    const { secret: others } = await browser.json('account/totp');
    const replaced = { password: PASSWORD, secret: others, code: codeOf(others) };
    expect((await other.put('account/totp', replaced)).status).toBe(409);
    expect((await off(codeOf(secret))).status).toBe(200);
    expect((await browser.get('session')).status).toBe(401);
    expect((await signIn(new AdminBrowser(service), PASSWORD)).status).toBe(200);
  });

  it('are locked when somebody who knows the password guesses codes', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const secret = newKey();
    await service.store.db.updateTable('administrators').set({ totp_secret: secret }).execute();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await signIn(browser, PASSWORD)).status);
      statuses.push((await signIn(browser, PASSWORD, '000000')).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });

  it('can change their password, which ends their other sessions', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const other = new AdminBrowser(service);
    await signIn(other, PASSWORD);
    const change = { current: PASSWORD, password: 'another long password' };
    expect((await browser.put('account/password', { ...change, current: 'x' })).status).toBe(422);
    for (const password of [
      ...['ada@example.org', 'password1234', '123456789012', 'qwertyuiopasdf', 'aaaaaaaaaaaa'],
      ...['letmeinletmein', 'Passw0rd!2026'],
    ]) {
      const guessable = await browser.put('account/password', { ...change, password });
      expect([password, (await guessable.json()).fields]).toEqual([
        password,
        { password: 'guessable' },
      ]);
    }
    expect((await browser.put('account/password', change)).status).toBe(200);
    expect((await browser.get('session')).status).toBe(200);
    expect((await other.get('session')).status).toBe(401);
    expect((await signIn(other, change.password)).status).toBe(200);
  });

  it.each([
    ['the password changes', { password_hash: 'another' }],
    ['codes are turned on', { totp_secret: newKey() }],
    ['the account is removed', undefined],
  ])('get no session and no change with what was checked before %s', async (_, change) => {
    const owner = await AdminBrowser.signedIn(service);
    /** A browser before whose third write the change happens, after its password has been checked. */
    const overtaken = () => {
      const { db } = service.store;
      let writes = 0;
      const write: Store['write'] = async (work) => {
        writes += 1;
        if (writes === 3 && change) await db.updateTable('administrators').set(change).execute();
        if (writes === 3 && !change) await db.deleteFrom('administrators').execute();
        return service.store.write(work);
      };
      return new AdminBrowser(service, service.createApp({ ...service.store, write }));
    };
    const thief = overtaken();
    thief.cookie = owner.cookie;
    const wanted = { current: PASSWORD, password: 'the one of a thief' };
    expect((await thief.put('account/password', wanted)).status).toBe(401);

    await service.store.db.deleteFrom('administrators').execute();
    await AdminBrowser.signedIn(service);
    expect((await signIn(overtaken(), PASSWORD)).status).toBe(401);
    const sessions = await service.store.db.selectFrom('sessions').select('hash').execute();
    expect(sessions).toHaveLength(change ? 1 : 0);
  });

  it('are not changed in a session that has ended while the password was checked', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const { store } = service;
    let writes = 0;
    const write: Store['write'] = async (work) => {
      writes += 1;
      if (writes === 3) await store.db.deleteFrom('sessions').execute();
      return store.write(work);
    };
    const late = new AdminBrowser(service, service.createApp({ ...store, write }));
    late.cookie = browser.cookie;
    const wanted = { current: PASSWORD, password: 'the one of a thief' };
    expect((await late.put('account/password', wanted)).status).toBe(401);
    expect((await signIn(browser, PASSWORD)).status).toBe(200);
  });

  it('have sessions that expire when idle, and after a week', async () => {
    const idle = await AdminBrowser.invited(service);
    service.pass(12 * 3600_000);
    expect((await idle.get('session')).status).toBe(401);
    const busy = await AdminBrowser.invited(service);
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect((await busy.get('session')).status).toBe(200);
      service.pass(8 * 3600_000);
    }
    expect((await busy.get('session')).status).toBe(401);
  });

  it('have no session, link or used code that lasts longer after the clock was set back', async () => {
    service.pass(10 * 365 * 24 * 3600_000);
    const browser = await AdminBrowser.invited(service);
    const secret = newKey();
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: service.now.getTime() });
    const on = { password: PASSWORD, secret, code: codeNow() };
    expect((await browser.put('account/totp', on)).status).toBe(200);
    const token = await invite(service.store, 'jin@example.org', service.now);
    service.pass(-10 * 365 * 24 * 3600_000);
    expect((await browser.get('session')).status).toBe(401);
    expect((await browser.get(`welcome?token=${token}`)).status).toBe(404);
    expect((await signIn(browser, PASSWORD, codeNow())).status).toBe(200);
    expect((await signIn(browser, PASSWORD, codeNow())).status).toBe(401);
    expect(await browser.json('people')).toMatchObject({ invitations: [] });
  });

  it('share sessions between processes', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const elsewhere = await openStore(service.database);
    const other = new AdminBrowser(service, service.createApp(elsewhere));
    other.cookie = browser.cookie;
    expect((await other.get('session')).status).toBe(200);
    await elsewhere.close();
  });

  it('share moderation between processes', async () => {
    const browser = await AdminBrowser.signedIn(service, 'moderator@example.org');
    const elsewhere = await openStore(service.database);
    const other = new AdminBrowser(service, service.createApp(elsewhere));
    other.cookie = browser.cookie;
    const blog_id = await service.addPost({ slug: 'moderated' });
    const comment = { blog_id, name: 'Jin', email: 'jin@example.org', message: 'Thank you.' };
    expect((await service.post(comment)).status).toBe(201);
    const { comments } = await (await other.get('comments?status=pending')).json();
    const ids = comments.map((one: { id: number }) => one.id);
    await other.post('comments/decide', { ids, status: 'approved' });
    const shown = await service.json(`/api/comments?blog_id=${blog_id}`);
    expect(shown).toMatchObject([{ name: 'Jin', message: 'Thank you.' }]);
    expect((await (await browser.get('comments?status=pending')).json()).comments).toEqual([]);
    await elsewhere.close();
  });

  it('accept changes only from pages of this site', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const decision = { ids: [1], status: 'approved' };
    for (const origin of [
      'https://evil.example',
      'null',
      'https://www.example.org.evil.example',
      'http://www.example.org',
      'https://www.example.org:8443',
    ]) {
      browser.origin = origin;
      expect((await browser.post('comments/decide', decision)).status).toBe(403);
      expect((await signIn(browser, PASSWORD)).status).toBe(403);
    }
    browser.origin = undefined;
    expect((await browser.post('comments/decide', decision)).status).toBe(403);
    browser.origin = 'https://www.example.org';
    expect((await browser.post('comments/decide', decision)).status).toBe(200);
  });

  it('use a cookie without Secure on localhost, which has no TLS', async () => {
    const token = await invite(service.store, 'ada@example.org', service.now);
    const answer = await service.app.request('http://localhost:3000/api/admin/welcome', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, name: 'Ada', password: PASSWORD }),
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('ignore a cookie without the prefix over TLS, where another host may have set it', async () => {
    const browser = await AdminBrowser.signedIn(service);
    const token = browser.cookie.replace('__Host-', '');
    const behindProxy = service.createApp(service.store, { trustedProxies: 1 });
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'localhost' };
    const ask = (app: typeof service.app, url: string, headers: Record<string, string>) =>
      app.request(`${url}/api/admin/session`, { headers });
    for (const cookie of [token, `${token}; ${browser.cookie}`, `${browser.cookie}; ${token}`]) {
      const status = cookie === token ? 401 : 200;
      for (const answer of [
        await ask(service.app, 'https://localhost', { Cookie: cookie }),
        await ask(behindProxy, 'http://127.0.0.1:3000', { Cookie: cookie, ...forwarded }),
      ])
        expect([cookie, answer.status]).toEqual([cookie, status]);
    }
    expect((await ask(service.app, 'http://localhost', { Cookie: token })).status).toBe(200);
  });

  it('refuse every administration route without a session', async () => {
    const stranger = new AdminBrowser(service);
    stranger.cookie = '__Host-session=x';
    const open = new Set(['POST session', 'GET welcome', 'POST welcome']);
    const routes = service.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'),
    );
    const closed = new Set(
      routes.map(({ method, path }) => `${method} ${path.slice('/api/admin/'.length)}`),
    );
    expect(closed.size).toBeGreaterThan(20);
    for (const route of [...closed].filter((name) => !open.has(name))) {
      const [method = '', path = ''] = route.split(' ');
      const answer = await stranger.send(method, path.replace(/:\w+/g, '1'));
      expect(answer.status, route).toBe(401);
    }
  });

  it('read no body without a session', async () => {
    const routes = service.app.routes.filter(({ path }) => path.startsWith('/api/admin/'));
    const closed = new Set(routes.map(({ path }) => path.replace(/:\w+/g, '1')));
    for (const path of closed) {
      if (/\*|\/(session|welcome)$/.test(path)) continue;
      let read = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            read += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' };
      const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const answer = await service.app.request(path, request);
      expect([path, answer.status, read]).toEqual([path, 401, 0]);
    }
  });

  it('log who did what', async () => {
    const browser = await AdminBrowser.invited(service);
    await signIn(browser, PASSWORD);
    const secret = newKey();
    const code = new TOTP({ secret }).generate({ timestamp: service.now.getTime() });
    const password = PASSWORD;
    expect((await browser.put('account/totp', { password, secret, code })).status).toBe(200);
    service.pass(30_000);
    const next = new TOTP({ secret }).generate({ timestamp: service.now.getTime() });
    for (let n = 0; n < 2; n += 1) {
      const off = await browser.send('DELETE', 'account/totp', { password, code: next });
      expect(off.status).toBe(200);
    }
    const again = await AdminBrowser.invited(service);
    expect(await again.actions()).toEqual([
      'ada@example.org: account created by link, account 1',
      'ada@example.org: signed in, account 1',
      'ada@example.org: one-time codes turned on, account 1',
      'ada@example.org: one-time codes turned off, account 1',
      'ada@example.org: account reset by link, account 1',
    ]);
  });
});
