import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeRole, invitePerson } from '../src/accounts/people.ts';
import { AREAS, type Area, mayUse, ROLES } from '../src/contract/admin.ts';
import { openStore } from '../src/store/open.ts';
import { AdminBrowser, PASSWORD } from './support/administrator.ts';
import { engines, TestService } from './support/service.ts';

describe.each(engines)('roles on %s', (engine) => {
  let service: TestService;
  let ada: AdminBrowser;

  beforeEach(async () => {
    service = await TestService.start(engine);
    ada = await AdminBrowser.signedIn(service);
  });
  afterEach(() => service.stop());

  const join = (name: string, role: (typeof ROLES)[number]) =>
    AdminBrowser.signedIn(service, `${name}@example.org`, role);
  const idOf = async (name: string): Promise<number> => {
    const { people } = await ada.json('people');
    return people.find(({ email }: { email: string }) => email === `${name}@example.org`).id;
  };
  const give = async (browser: AdminBrowser, name: string, role: string) =>
    (await browser.put(`people/${await idOf(name)}/role`, { role })).status;

  it.each(ROLES)('open to the %s its areas, and nothing else', async (role) => {
    const browser = await join('ben', role);
    const isArea = (name: string): name is Area => (AREAS as readonly string[]).includes(name);
    const seen = new Set<Area>();
    for (const { method, path } of service.app.routes) {
      const [, area = ''] = /^\/api\/admin\/(\w+)/.exec(path) ?? [];
      if (method === 'ALL' || !isArea(area)) continue;
      seen.add(area);
      const address = path.slice('/api/admin/'.length).replace(/:\w+/g, '999');
      const { status } = await browser.send(method, address);
      expect(status === 403, `${method} ${path}: ${status}`).toBe(!mayUse(role, area));
    }
    expect(seen.size).toBe(AREAS.length);
    expect((await browser.get('session')).status).toBe(200);
    expect((await browser.get('account/totp')).status).toBe(200);
  });

  it('say which roles may use what is refused', async () => {
    const editor = await join('ben', 'editor');
    expect((await editor.json('comments')).message).toBe(
      'Only moderators and administrators may use this. Your role is editor.',
    );
    expect((await editor.json('audit')).message).toBe(
      'Only administrators may use this. Your role is editor.',
    );
  });

  it('apply from the next request on, and their changes are logged', async () => {
    const ben = await join('ben', 'editor');
    expect((await ben.get('comments')).status).toBe(403);
    expect(await give(ada, 'ben', 'moderator')).toBe(200);
    expect((await ben.get('comments')).status).toBe(200);
    expect((await ben.get('posts')).status).toBe(403);
    expect(await give(ada, 'ben', 'moderator')).toBe(200);
    expect(await give(ada, 'ben', 'boss')).toBe(422);
    expect((await ada.put('people/999/role', { role: 'editor' })).status).toBe(404);
    expect(await ada.actions()).toEqual([
      'ada@example.org: role changed from editor to moderator, ben@example.org',
    ]);
  });

  it('cannot be taken from the last administrator', async () => {
    const ben = await join('ben', 'editor');
    const id = await idOf('ada');
    expect(await give(ada, 'ada', 'editor')).toBe(409);
    expect((await ada.send('DELETE', `people/${id}`)).status).toBe(409);
    expect(await give(ada, 'ada', 'administrator')).toBe(200);
    await give(ada, 'ben', 'administrator');
    expect(await give(ben, 'ada', 'moderator')).toBe(200);
    expect((await ada.get('people')).status).toBe(403);
    expect((await ben.send('DELETE', `people/${id}`)).status).toBe(200);
    expect((await ada.get('session')).status).toBe(401);
    expect((await ben.actions()).at(-1)).toBe('ben@example.org: account removed, ada@example.org');
  });

  it('keep one of two administrators who demote each other concurrently', async () => {
    await join('ben', 'administrator');
    const ids = [await idOf('ada'), await idOf('ben')];
    const elsewhere = await openStore(service.database);
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all(
        ids.map((id, index) =>
          changeRole(index ? elsewhere : service.store, id, 'editor', service.by).then(
            () => 'done',
            ({ code }) => code,
          ),
        ),
      );
      expect(results.sort()).toEqual(['done', 'last-administrator']);
      const everybody = service.store.db.updateTable('administrators');
      await everybody.set({ role: 'administrator' }).execute();
    }
    await elsewhere.close();
  });

  it('come from one invitation when several are sent at once', async () => {
    const invitation = { email: 'cy@example.org', role: 'editor' };
    await Promise.all(Array.from({ length: 6 }, () => ada.post('people/invitations', invitation)));
    expect((await ada.json('people')).invitations).toHaveLength(1);
  });

  it('come from the latest invitation', async () => {
    const invite = async (role: string) => {
      const answer = await ada.post('people/invitations', { email: 'Cy@example.org', role });
      expect(answer.status).toBe(201);
      return (await answer.json()).token;
    };
    const first = await invite('administrator');
    const token = await invite('editor');
    expect((await ada.json('people')).invitations).toMatchObject([
      { email: 'cy@example.org', role: 'editor' },
    ]);
    const cy = new AdminBrowser(service);
    const account = { name: 'Cy', password: PASSWORD };
    expect((await cy.post('welcome', { ...account, token: first })).status).toBe(404);
    expect((await cy.post('welcome', { ...account, token })).status).toBe(201);
    expect((await cy.json('session')).administrator).toMatchObject({ name: 'Cy', role: 'editor' });
    expect((await ada.json('people')).invitations).toEqual([]);
    const again = await ada.post('people/invitations', { email: 'cy@example.org', role: 'editor' });
    expect([again.status, (await again.json()).fields]).toEqual([422, { email: 'has-account' }]);
    expect((await ada.actions()).slice(0, 2)).toEqual([
      'ada@example.org: invited as administrator, cy@example.org',
      'ada@example.org: invited as editor, cy@example.org',
    ]);
  });

  it.each(['demoted', 'removed'])(
    'are not granted by the invitation of an administrator who was %s',
    async (change) => {
      const ben = await join('ben', 'administrator');
      const invite = async (browser: AdminBrowser, name: string) => {
        const invitation = { email: `${name}@example.org`, role: 'administrator' };
        return (await (await browser.post('people/invitations', invitation)).json()).token;
      };
      const accept = async (token: string) => {
        const account = { token, name: 'Cy', password: PASSWORD };
        return (await new AdminBrowser(service).post('welcome', account)).status;
      };
      const [back, other] = [await invite(ben, 'cy'), await invite(ada, 'di')];
      const id = await idOf('ben');
      if (change === 'removed') expect((await ada.send('DELETE', `people/${id}`)).status).toBe(200);
      else expect(await give(ada, 'ben', 'moderator')).toBe(200);
      expect((await ada.json('people')).invitations).toMatchObject([{ email: 'di@example.org' }]);
      expect(await accept(back)).toBe(404);
      expect(await accept(other)).toBe(201);
      expect(await ada.actions()).toContain(
        'ada@example.org: invitation withdrawn, cy@example.org',
      );
      const late = { who: 'ben@example.org', now: service.now };
      const invited = invitePerson(
        service.store,
        { email: 'ed@example.org', role: 'administrator' },
        late,
      );
      await expect(invited).rejects.toMatchObject({ status: 403 });
    },
  );

  it('are not granted once the invitation is withdrawn', async () => {
    const cy = { email: 'cy+a@example.org', role: 'editor' };
    const { token } = await (await ada.post('people/invitations', cy)).json();
    const withdraw = async () => {
      const email = cy.email.toUpperCase();
      return (await ada.post('people/invitations/withdraw', { email })).status;
    };
    expect(await withdraw()).toBe(200);
    expect((await ada.json('people')).invitations).toEqual([]);
    const account = { token, name: 'Cy', password: PASSWORD };
    expect((await new AdminBrowser(service).post('welcome', account)).status).toBe(404);
    expect(await withdraw()).toBe(404);
    expect((await ada.actions()).at(-1)).toBe(
      'ada@example.org: invitation withdrawn, cy+a@example.org',
    );
  });
});
