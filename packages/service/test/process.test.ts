import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../src/http/server.ts';
import { openStore } from '../src/store/open.ts';
import { article } from './support/article.ts';
import { freePort } from './support/postgres-server.ts';
import { CRASHING, killAll, MAIN, SUPERVISING, startMain } from './support/process.ts';
import { engines, newDatabase, newFolder, TestService } from './support/service.ts';

function send(url: string, blogId: number, message: string, from = ''): Promise<Response> {
  return fetch(`${url}/api/comments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(from && { 'X-Forwarded-For': from }) },
    body: JSON.stringify({ blog_id: blogId, name: 'Jin', email: 'jin@example.org', message }),
  });
}

afterEach(killAll);

describe.each(engines)('the process on %s', (engine) => {
  it('can start in several processes on an empty database, which share limits', async () => {
    const database = await newDatabase(engine);
    const processes = [startMain(database), startMain(database), startMain(database)];
    const urls = await Promise.all(processes.map((started) => started.url));
    const store = await openStore(database);
    const post = {
      slug: 'post',
      title: '',
      excerpt: '',
      content: '',
      status: 'published' as const,
    };
    const time = '2026-01-01T00:00:00.000Z';
    const { id } = await store.db
      .insertInto('posts')
      .values({ ...post, published_at: time, created_at: time, updated_at: time })
      .returning('id')
      .executeTakeFirstOrThrow();
    await store.close();

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(urls[n % urls.length] ?? '', id, `number ${n}`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(7).fill(429),
    ]);
  });
});

describe('a disk that fails', () => {
  it('leads to 503 for what was not stored, never to an acknowledgement', async () => {
    const service = await TestService.start('sqlite');
    const blogId = await service.addPost({ slug: 'post' });
    await service.stop();
    // No file may grow beyond this many blocks of 512 bytes: writing more is an I/O error (EFBIG).
    const limited = `trap '' XFSZ; ulimit -f 1500; exec "${process.execPath}" "${MAIN}"`;
    const env = { TRUST_PROXY: '1' };
    const { child, url, closed } = startMain(service.database, env, ['sh', '-c', limited]);
    const at = await url;
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    for (let n = 0; n < 400 && !statuses.has(503); n += 1) {
      const message = `${n} `.repeat(900);
      const answer = await send(at, blogId, message, `10.0.${n}.1`);
      statuses.add(answer.status);
      if (answer.status === 201) acknowledged.push(message.trim());
      else expect(answer.headers.get('retry-after')).toBe('10');
    }
    expect([...statuses].sort()).toEqual([201, 503]);
    expect((await fetch(`${at}/api/comments?blog_id=${blogId}`)).status).toBe(200);
    expect((await fetch(`${at}/readyz`)).status).toBe(503);
    child.kill('SIGTERM');
    await closed;
    const store = await openStore(service.database);
    const rows = await store.db.selectFrom('comments').select('message').orderBy('id').execute();
    expect(rows.map((row) => row.message)).toEqual(acknowledged);
    await store.close();
  });
});

describe('a disk that is full at the first start', () => {
  const content = join(import.meta.dirname, '../content');
  // Blocks of 512 bytes that a file may have: the tables need more than 100, the articles more than 1500.
  it.each([100, 1500])('is one line on stderr, with %i blocks', async (blocks) => {
    const dataDir = await newFolder();
    const cli = `exec "${process.execPath}" "${join(import.meta.dirname, '../src/cli.ts')}"`;
    const limited = `trap '' XFSZ; ulimit -f ${blocks}; ${cli} import "${content}"`;
    const { closed } = startMain({ dataDir }, {}, ['sh', '-c', limited]);
    const { code, errors } = await closed;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^.*\b[Cc]heck (the|its) disk.*\n$/)]);
  });

  it('is one line when a picture does not fit', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'images'));
    await writeFile(join(folder, 'a.md'), article());
    await writeFile(join(folder, 'images/a.webp'), `RIFF....WEBP${' '.repeat(4e6)}`);
    const dataDir = await newFolder();
    const cli = `exec "${process.execPath}" "${join(import.meta.dirname, '../src/cli.ts')}"`;
    const limited = `trap '' XFSZ; ulimit -f 6000; ${cli} import "${folder}"`;
    const { closed } = startMain({ dataDir }, {}, ['sh', '-c', limited]);
    expect((await closed).errors).toMatch(/^EFBIG: .* Check the disk.*\n$/);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });
});

describe('the process', () => {
  it('stops gracefully on a signal, after large bodies too', async () => {
    const { child, url, closed } = startMain(await newDatabase('sqlite'));
    expect((await fetch(`${await url}/readyz`)).status).toBe(200);
    expect((await send(await url, 1, 'x'.repeat(70_000))).status).toBe(413);
    child.kill('SIGTERM');
    expect(await closed).toEqual({ code: 0, signal: null, errors: '' });
  });

  it('says in one line that its port is in use', async () => {
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { closed } = startMain(await newDatabase('sqlite'), { PORT: String(port) });
    expect(await closed).toEqual({
      code: 1,
      signal: null,
      errors: `Port ${port} is already in use. Stop the program that uses it, or set PORT to a free port.\n`,
    });
    taken.close();
  });

  it('lists wrong settings, one line each', async () => {
    const env = { PORT: 'x', DATABASE_URL: 'file:data' };
    const { closed } = startMain(await newDatabase('sqlite'), env);
    const { code, errors } = await closed;
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT is "x"\. /),
      expect.stringMatching(/^DATABASE_URL does not start with /),
    ]);
  });
});

describe('an uncaught error', () => {
  it.each(['throw', 'reject'])('is logged and ends the process: %s', async (way) => {
    const { url, closed } = startMain(await newDatabase('sqlite'), {}, [
      process.execPath,
      CRASHING,
    ]);
    const at = await url;
    const waiting = fetch(`${at}/wait`);
    expect((await fetch(`${at}/${way}`)).status).toBe(200);
    // Requests are still answered, but readiness fails.
    await vi.waitFor(async () => expect((await fetch(`${at}/readyz`)).status).toBe(503));
    const last = await fetch(`${at}/release`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(await (await waiting).text()).toBe('/wait');
    const { code, errors } = await closed;
    expect(code).toBe(1);
    const [line = '', ...more] = errors.trim().split('\n');
    expect(more).toEqual([]);
    const reason = way === 'throw' ? 'thrown in a stream' : 'rejected';
    expect(JSON.parse(line)).toMatchObject({ level: 'error', message: `uncaught: ${reason}` });
  });
});

describe('the supervisor', () => {
  const command = (script: string, wellMs = 100_000) => [
    process.execPath,
    SUPERVISING,
    script,
    String(wellMs),
  ];
  /** The restart delays announced so far. */
  const pausesIn = (errors: string) =>
    [...errors.matchAll(/restarts in (\d+) ms/g)].map((match) => Number(match[1]));

  it.each([
    ['grows', 100_000, [20, 40, 40]],
    ['begins anew after a good time', 0, [20, 20, 20]],
  ])(
    'starts the server again after a pause that %s, and stops with it',
    async (_, well, pauses) => {
      const port = await freePort();
      const env = { PORT: String(port), LEAVE_MS: '0' };
      const { child, url, closed, errors } = startMain(
        await newDatabase('sqlite'),
        env,
        command(CRASHING, well),
      );
      const at = await url;
      for (let crashes = 1; crashes <= pauses.length; crashes += 1) {
        await vi.waitFor(() => fetch(`${at}/throw`), { timeout: 10_000 });
        await vi.waitFor(() => expect(pausesIn(errors())).toHaveLength(crashes), {
          timeout: 10_000,
        });
      }
      await vi.waitFor(() => fetch(at), { timeout: 10_000 });
      child.kill('SIGTERM');
      expect(await closed).toMatchObject({ code: 0, signal: null });
      expect(pausesIn(errors())).toEqual(pauses);
      await expect(fetch(at)).rejects.toThrow();
    },
  );

  it('does not restart a server that was never ready', async () => {
    const { closed } = startMain(await newDatabase('sqlite'), { PORT: 'x' }, command(MAIN));
    const { code, errors } = await closed;
    expect([code, errors.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^PORT is "x"\./)],
    ]);
  });

  it('ends the server when it is killed itself', async () => {
    const { child, url } = startMain(await newDatabase('sqlite'), {}, command(CRASHING));
    const at = await url;
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(fetch(at)).rejects.toThrow(), { timeout: 10_000 });
  });
});

describe('a server that stops', () => {
  it('answers requests in flight and accepts no new ones', async () => {
    let release = () => {};
    let arrived = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inFlight = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = await serve({
      host: '127.0.0.1',
      port: 0,
      fetch: async () => {
        arrived();
        await released;
        return new Response('finished');
      },
    });
    const answer = fetch(server.url);
    await inFlight;
    const closed = server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    const started = performance.now();
    release();
    expect(await (await answer).text()).toBe('finished');
    await closed;
    // The client's kept-alive connection does not delay the stop.
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('does not break a connection in use', async () => {
    const server = await serve({ host: '127.0.0.1', port: 0, fetch: () => new Response('ok') });
    const agent = new Agent({ keepAlive: true });
    const statuses: unknown[] = [];
    let stopped = false;
    // Each client repeats requests on its connection until a response closes it.
    const visitors = Array.from({ length: 20 }, async () => {
      for (let ended = false; !ended; ) {
        const [response] = (await once(get(server.url, { agent }), 'response')) as [
          IncomingMessage,
        ];
        response.resume();
        await once(response, 'end');
        statuses.push(response.statusCode);
        ended = stopped && response.headers.connection === 'close';
      }
    });
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(200), { timeout: 20_000 });
    stopped = true;
    await Promise.all([server.close({ drainMs: 1000 }), ...visitors]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    agent.destroy();
  });

  it('keeps answering for the whole drain time, also without connections', async () => {
    const server = await serve({ host: '127.0.0.1', port: 0, fetch: () => new Response('ok') });
    const closed = server.close({ drainMs: 1000 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await fetch(server.url, { headers: { Connection: 'close' } });
    expect(await answer.text()).toBe('ok');
    await closed;
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('closes connections that take too long', async () => {
    let arrived = () => {};
    const inFlight = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = await serve({
      host: '127.0.0.1',
      port: 0,
      fetch: () => {
        arrived();
        return new Promise(() => {});
      },
    });
    const answer = fetch(server.url);
    await inFlight;
    await Promise.all([server.close({ graceMs: 1 }), expect(answer).rejects.toThrow()]);
  });

  it('explains a host that is not this machine', async () => {
    const fetch = () => new Response();
    await expect(serve({ fetch, host: '203.0.113.1', port: 0 })).rejects.toThrow(
      'HOST "203.0.113.1" is not an address of this machine. Correct HOST.',
    );
  });
});
