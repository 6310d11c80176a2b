import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminBrowser } from './support/administrator.ts';
import { engines, TestService } from './support/service.ts';

const ROWS = 1000;

describe.each(engines)('an export on %s', (engine) => {
  let service: TestService;
  let ada: AdminBrowser;
  let ben: AdminBrowser;

  const add = (count: number, domain = 'example.org') => {
    const times = { created_at: 'x', changed_at: 'y' };
    const rows = Array.from({ length: count }, (_, index) => ({
      email: `${index}@${domain}`,
      status: 'confirmed' as const,
      ...times,
    }));
    return service.store.db.insertInto('subscribers').values(rows).execute();
  };
  const begin = async () => {
    const { body } = await ben.get('subscribers/export.csv');
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const next = async () => {
      const { value } = await reader.read();
      return value && Buffer.from(value).toString();
    };
    return { reader, next };
  };

  beforeEach(async () => {
    service = await TestService.start(engine);
    ada = await AdminBrowser.signedIn(service);
    ben = await AdminBrowser.signedIn(service, 'ben@example.org', 'moderator');
    await add(ROWS);
  });
  afterEach(() => service.stop());

  it('reads a page when the client has taken the one before, and none once it has left', async () => {
    const queries = vi.spyOn(service.store.db, 'selectFrom');
    const pages = () => queries.mock.calls.filter(([table]) => table === 'subscribers').length;
    const { reader, next } = await begin();
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(pages()).toBe(0);
    await next();
    await next();
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    const read = pages();
    expect(read).toBeLessThan(4);
    await reader.cancel();
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(pages()).toBe(read);
  });

  it('leaves turns to other requests, and contains the rows that were there at its start', async () => {
    let turns = 0;
    let done = false;
    const count = async () => {
      for (; !done; turns += 1) await nextTurn();
    };
    void count();
    const { next } = await begin();
    let text = await next();
    text += (await next()) ?? '';
    await add(1, 'late.example');
    for (let more = await next(); more !== undefined; more = await next()) text += more;
    done = true;
    expect(text?.split('\r\n')).toHaveLength(ROWS + 2);
    expect(text).not.toContain('late.example');
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it('breaks off when its account is removed or gets another role', async () => {
    const { people } = await ada.json('people');
    const { id } = people.find((one: { email: string }) => one.email === 'ben@example.org');
    const two = [await begin(), await begin()] as const;
    for (const { next } of two) await next();
    await ada.put(`people/${id}/role`, { role: 'editor' });
    await expect(two[0].next()).rejects.toThrow();
    await ada.send('DELETE', `people/${id}`);
    await expect(two[1].next()).rejects.toThrow();
  });
});
