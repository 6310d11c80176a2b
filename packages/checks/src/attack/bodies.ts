import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import {
  type Answer,
  encoded,
  eventually,
  newVisitor,
  sendRequest,
  type TestRequest,
} from './sendRequest.ts';
import { type AttackContext, expectUnharmed, type Part, type Target } from './target.ts';

const MB = 1024 * 1024;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Time in seconds within which a slow body must be cut off. */
const trickleBound = 75;
/** Connections that send slow bodies. */
const trickles = 60;

/** A form with a picture after its fields. */
function formWith(fields: Record<string, string>, fileBytes: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([png, Buffer.alloc(fileBytes)], { type: 'image/png' }), 'a.png');
  return encoded(form);
}

/** Bodies that once crashed a process: many fields, a long field, a chunked file of more than 52 MB. */
const crashing = {
  '45 fields': () => formWith(Object.fromEntries(range(45).map((n) => [`a${n}`, 'x'])), 10_000),
  'a field of 70 KB': () => formWith({ a: 'x'.repeat(70_000) }, 10_000),
  'a part across 52 MB': async () => {
    const { headers, body } = await formWith({}, 53 * MB);
    return {
      headers,
      body: Readable.from(range(54).map((n) => body.subarray(n * MB, (n + 1) * MB))),
    };
  },
};

function range(count: number): number[] {
  return [...Array(count).keys()];
}

function post(path: string, { headers, body }: Pick<TestRequest, 'headers' | 'body'>): TestRequest {
  return { method: 'POST', path, headers: { ...newVisitor(), ...headers }, body };
}

export const bodies: Part = {
  name: 'bodies',
  checked: 'crashing, huge, interrupted and slow bodies',
  quick: true,
  async run(context) {
    const target = await context.start();
    const pid = target.pid();
    const slow = context.quick ? undefined : trickle(context, target);
    for (const attack of [crash, flood, upload]) {
      await attack(context, target);
      await expectUnharmed(context, target, pid);
    }
    await slow;
    await target.stop();
  },
};

/** Sends forms that must not crash the process. */
async function crash(context: AttackContext, target: Target) {
  for (const [name, make] of Object.entries(crashing)) {
    for (const path of ['/contact', '/demo', '/api/enquiries']) {
      const answer = await sendRequest(target.origin, post(path, await make()));
      context.findings.rounds += 1;
      const what = `${path}, ${name}`;
      expectRefused(context, what, answer, 5000);
    }
  }
}

/** Sends large forms to a page that accepts none, while others read. */
async function flood(context: AttackContext, target: Target) {
  const { findings } = context;
  // The first page that a process renders takes longer.
  await sendRequest(target.origin, { path: '/blog' });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const [what, body] of [
    ['20 MB', Buffer.alloc(20 * MB, 'a')],
    ['200 MB, chunked', Readable.from(range(200).map(() => Buffer.alloc(MB, 'a')))],
  ] as const) {
    let waiting = true;
    let slowest = 0;
    const others = (async () => {
      while (waiting) {
        const { ms } = await sendRequest(target.origin, { path: '/blog' });
        slowest = Math.max(slowest, ms);
        findings.rounds += 1;
      }
    })();
    const answer = await sendRequest(
      target.origin,
      post('/blog/surge-and-choke', { headers, body }),
    );
    waiting = false;
    await others;
    expectRefused(context, `a form of ${what}`, answer, 1000);
    findings.expect(
      slowest < 250 * context.slack,
      `a form of ${what} delays other requests`,
      `${Math.round(slowest)} ms`,
    );
  }
}

/** Sends uploads that are too large or end early, and checks that they leave nothing behind. */
async function upload(context: AttackContext, target: Target) {
  const { findings } = context;
  for (const path of ['/api/enquiries', '/contact']) {
    const answer = await sendRequest(target.origin, post(path, await formWith({}, 60 * MB)));
    expectRefused(context, `${path}, a file of 60 MB`, answer, 1000);
    const { headers, body } = await formWith({}, 9 * MB);
    for (const _ of range(5)) {
      const socket = begin(target, path, { ...headers, 'Content-Length': body.length });
      socket.write(body.subarray(0, 5 * MB));
      await new Promise((resolve) => setTimeout(resolve, 200));
      socket.destroy();
      findings.rounds += 1;
    }
  }
  await target.withStore(async ({ db }) => {
    const left = async () => {
      const rows = await db
        .selectFrom('files')
        .where('enquiry_id', 'is', null)
        .select('id')
        .execute();
      return rows.length;
    };
    const none = await eventually(30, async () => (await left()) === 0);
    findings.expect(none, 'parts of uploads are left behind', `${await left()} files`);
  });
}

/** Sends bodies with one byte per second, and checks that they are cut off. */
async function trickle({ findings }: AttackContext, target: Target) {
  const paths = ['/api/comments', '/api/enquiries', '/contact', '/blog/surge-and-choke'];
  const open = new Set<Socket>();
  const { headers, body } = await formWith({}, 1000);
  for (const n of range(trickles)) {
    const path = paths[n % paths.length] ?? '';
    const type = path === '/api/comments' && { 'Content-Type': 'application/json' };
    const socket = begin(target, path, { ...headers, ...type, 'Content-Length': body.length });
    socket.write(body.subarray(0, 200));
    open.add(socket);
    socket.on('close', () => open.delete(socket)).resume();
    findings.rounds += 1;
  }
  const timer = setInterval(() => {
    for (const socket of open) socket.write('a');
  }, 1000);
  await eventually(trickleBound, () => open.size === 0);
  clearInterval(timer);
  findings.expect(open.size === 0, `slow bodies not cut off in ${trickleBound} s`, `${open.size}`);
  for (const socket of open) socket.destroy();
}

/** Sends the headers of a form; the caller sends the body. */
function begin({ origin }: Target, path: string, headers: Record<string, string | number>): Socket {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const lines = Object.entries({ ...newVisitor(), Host: host, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
  return socket;
}

function expectRefused(
  { findings, slack }: AttackContext,
  what: string,
  { status, problem, ms, headers }: Answer,
  within: number,
) {
  const took = `${problem ?? status} after ${Math.round(ms)} ms`;
  findings.expect(status >= 400 && status < 500, `${what} is not refused`, took);
  findings.expect(ms < within * slack, `${what} is refused too late`, took);
  if (status !== 413) return;
  findings.expect(headers.connection === 'close', 'the connection stays open after 413', what);
}
