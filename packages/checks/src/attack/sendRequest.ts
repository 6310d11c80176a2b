import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface TestRequest {
  method?: string;
  /** Sent unencoded, except for characters that no request line may contain. */
  path: string;
  headers?: Record<string, string>;
  /** An iterable is sent chunked. */
  body?: string | Uint8Array | AsyncIterable<Uint8Array>;
  /** Keeps connections alive; without it each request opens a new one. */
  agent?: Agent;
  /** Address of this machine that the request comes from. */
  localAddress?: string;
}

export interface Answer {
  /** 0 without a response. If there is a `problem` too, the response was cut off. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Why there was no complete response: the error code, or `hang`. */
  problem?: string;
  ms: number;
}

/** Timeout of a request in ms. */
const timeout = 10_000;

/** Sends a request that no browser would send; never rejects. Stops sending the body when the response has arrived. */
export function sendRequest(
  origin: string,
  { method = 'GET', path, headers = {}, body, agent, localAddress }: TestRequest,
): Promise<Answer> {
  const { protocol, hostname: host, port } = new URL(origin);
  // IPv6 addresses stand in brackets.
  const hostname = host.replace(/^\[|\]$/g, '');
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (answer: Partial<Answer>) => {
      clearTimeout(timer);
      resolve({ status: 0, headers: {}, text: '', ms: performance.now() - start, ...answer });
      if (answer.problem || !sent.writableFinished) sent.destroy();
    };
    const sent = (protocol === 'https:' ? requestSecurely : request)({
      ...{ hostname, port, method, localAddress, agent: agent ?? false },
      // Certificates of test servers are created for one run.
      rejectUnauthorized: false,
      headers: { ...framing(body), ...headers },
      path: onTheWire(path),
    });
    const timer = setTimeout(() => end({ problem: 'hang' }), timeout);
    let head: Pick<Answer, 'status' | 'headers'> | undefined;
    const failed = (error: NodeJS.ErrnoException) =>
      end({ ...head, problem: error.code ?? error.message });
    sent.on('error', failed);
    sent.on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      head = { status, headers };
      text(answer).then((text) => end({ ...head, text }), failed);
    });
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array)
      sent.end(body);
    else
      Readable.from(body)
        .on('error', () => {})
        .pipe(sent);
  });
}

/** Like `sendRequest`, but retries once on a new connection if a kept-alive one was reset before a response, which is allowed (RFC 9112, 9.3.1). */
export async function sendKeepAlive(origin: string, request: TestRequest): Promise<Answer> {
  const answer = await sendRequest(origin, request);
  const { agent, ...again } = request;
  const wasClosed = agent && answer.status === 0 && answer.problem === 'ECONNRESET';
  return wasClosed ? sendRequest(origin, again) : answer;
}

/** Whether a process of the site accepts requests. */
export async function isReady(origin: string): Promise<boolean> {
  return (await sendRequest(origin, { path: '/readyz' })).status === 200;
}

/**
 * Headers that say where a body ends. Node omits them for methods that rarely have one, so the server would parse the
 * body as another request.
 */
function framing(body: TestRequest['body']): Record<string, string> {
  if (body === undefined) return {};
  if (typeof body === 'string' || body instanceof Uint8Array)
    return { 'Content-Length': String(Buffer.byteLength(body)) };
  return { 'Transfer-Encoding': 'chunked' };
}

/** The path as raw UTF-8 bytes; only spaces and control characters, which would end the request line, are escaped. */
function onTheWire(path: string): string {
  return Buffer.from(path)
    .toString('latin1')
    .replace(/[\0- \x7f]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

let network = 0;
/** Headers of a visitor from a new network, so that no rate limit is reached. */
export function newVisitor(): Record<string, string> {
  network += 1;
  return { 'X-Forwarded-For': `10.${(network >> 8) & 255}.${network & 255}.1` };
}

/** The request that a browser with JavaScript sends for a comment. */
export function comment(message: string): TestRequest {
  return {
    method: 'POST',
    path: '/api/comments',
    headers: { 'Content-Type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ blog_id: 1, name: 'Jin', email: 'jin@example.org', message }),
  };
}

/** The encoded body of a form, with its `Content-Type`. */
export async function encoded(form: FormData) {
  const whole = new Response(form);
  return {
    headers: { 'Content-Type': whole.headers.get('Content-Type') ?? '' },
    body: new Uint8Array(await whole.arrayBuffer()),
  };
}

/** Runs `work` `total` times, `count` at a time. */
export async function inParallel(
  total: number,
  count: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < total) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** Polls a condition ten times a second. Resolves to whether it became true in time. */
export async function eventually(
  seconds: number,
  holds: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
