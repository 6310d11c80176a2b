import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { ExplainedError } from '../errors.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** A server that accepts requests. */
export interface RunningServer {
  url: string;
  port: number;
  /** Stops: see {@link Stop}. Resolves when no connection is left. */
  close(stop?: Stop): Promise<void>;
}

interface Stop {
  /**
   * How long requests are still accepted, in milliseconds, while `/readyz` already fails and each
   * response closes its connection. A kept-alive connection may be used at any moment, so closing
   * it would break requests. @default 0
   */
  leaveMs?: number;
  /** How long requests in flight may take after that, in milliseconds. @default 10000 */
  graceMs?: number;
}

/** Time limits for slow clients, in milliseconds; tests have shorter ones. */
export interface Patience {
  /** For the head of a request. @default 15000 */
  headMs?: number;
  /**
   * For a whole request. 30 minutes bring 50 MB over a line of 230 kbit/s. @default 1800000
   */
  requestMs?: number;
  /**
   * A body has to bring `LEAST_BYTES` in each period of this length: slow clients hold no
   * connection for long, and a short interruption is tolerated. @default 15000
   */
  paceMs?: number;
  /** For a client that reads nothing of the response. @default 120000 */
  idleMs?: number;
}

/** 4 KB a second over 15 seconds: less than any line that carries a page. */
const LEAST_BYTES = 60 * 1024;
/** How long a response that precedes the end of its request may take to arrive, in milliseconds. */
const LINGER_MS = 2000;
/** No route has other methods, and some of them would fail further in. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Listens and resolves when requests are accepted. Throws an {@link ExplainedError} when the port
 * is taken or not allowed.
 */
export async function serve(options: {
  fetch: Fetch;
  host: string;
  port: number;
  patience?: Patience;
}): Promise<RunningServer> {
  const { fetch, host, port, patience = {} } = options;
  const { headMs = 15_000, requestMs = 1_800_000, paceMs = 15_000, idleMs = 120_000 } = patience;
  const answer = getRequestListener(fetch);
  const inFlight = new Set<ServerResponse>();
  let leaving = false;
  let closing = false;
  let accepted = 0;
  /** Requests that wait until no more connections are accepted. */
  let held: (() => void)[] | undefined;
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(headMs, 5000),
    },
    (request, response) => {
      if (held) held.push(() => take(request, response));
      else take(request, response);
    },
  );
  const take = (request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      // A kept-alive connection would delay the stop until it times out.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
    if (leaving) response.shouldKeepAlive = false;
    if (hasBody(request)) endEarly(request, response);
    if (leaving && request.url === '/readyz') refuse(response, 503, { 'Retry-After': '10' });
    else if (!METHODS.includes(request.method ?? '')) {
      refuse(response, 405, { Allow: METHODS.join(', ') });
    } else void answer(request, response);
  };
  server.on('connection', () => {
    accepted += 1;
  });
  server.setTimeout(idleMs);
  const pace = setInterval(() => endSlow(inFlight), paceMs).unref();
  server.once('close', () => clearInterval(pace));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, host, port)));
    server.listen({ host, port }, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${bound}`,
    port: bound,
    async close({ leaveMs = 0, graceMs = 10_000 } = {}) {
      leaving = true;
      for (const response of inFlight) response.shouldKeepAlive = false;
      // Also while no connection is open: a balancer sends the next until it has seen `/readyz` fail.
      if (leaveMs > 0) await pause(leaveMs);
      // Node accepts one connection in a turn of the event loop; those that wait in the system's
      // queue would be reset. Responses are held back, or their clients would connect again.
      held = [];
      for (let before = -1; before !== accepted; await nextTurn()) before = accepted;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const answerHeld of held.splice(0)) answerHeld();
      held = undefined;
      // Connections that were opened at the last moment have not sent their request yet.
      await untilUnused(server, leaveMs);
      closing = true;
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': '0', ...headers });
  response.end();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Closes the connection after a response that precedes the end of the body. For a moment the rest
 * of the body is read and discarded: closing at once would reset the connection, and the response
 * would be lost.
 */
function endEarly(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      const { socket } = request;
      socket.destroySoon = () => {
        socket.end();
        request.removeAllListeners('data').resume();
        setTimeout(() => socket.destroy(), LINGER_MS).unref();
      };
    }
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

const received = new WeakMap<ServerResponse, number>();

/** Closes the connections whose bodies came too slowly since the last check. */
function endSlow(inFlight: Set<ServerResponse>): void {
  for (const response of inFlight) {
    const { socket, complete, readableLength } = response.req;
    // Bytes that wait to be read were sent in time.
    if (complete || readableLength > 0 || response.headersSent) continue;
    const before = received.get(response) ?? -LEAST_BYTES;
    if (socket.bytesRead - before < LEAST_BYTES) socket.destroy();
    else received.set(response, socket.bytesRead);
  }
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const elsewhere = `HOST "${host}" is not an address of this machine. Correct HOST.`;
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop the program that uses it, or set PORT to a free port.`,
    EACCES: `Port ${port} needs more rights. Set PORT to 1024 or higher.`,
    ENOTFOUND: elsewhere,
    EADDRNOTAVAIL: elsewhere,
  };
  const problem = problems[error.code ?? ''];
  return problem ? new ExplainedError([problem]) : error;
}

/** Resolves after a time, or as soon as there is no connection. */
async function untilUnused(server: Server, ms: number): Promise<void> {
  const connections = () => new Promise((resolve) => server.getConnections((_, n) => resolve(n)));
  for (const end = performance.now() + ms; performance.now() < end && (await connections()); ) {
    await pause(20);
  }
}
