import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { ExplainedError } from '../errors.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface RunningServer {
  url: string;
  port: number;
  /** Stops gracefully, see {@link Stop}. Resolves when all connections are closed. */
  close(stop?: Stop): Promise<void>;
}

interface Stop {
  /**
   * How long requests are still accepted, in milliseconds, while `/readyz` already fails and each response closes its
   * connection. A kept-alive connection may be used at any moment, so closing it would break requests. @default 0
   */
  drainMs?: number;
  /** How long requests in flight may take after that, in milliseconds. @default 10000 */
  graceMs?: number;
}

/** Timeouts for slow clients, in milliseconds; tests use shorter ones. */
export interface Timeouts {
  /** For the headers of a request. @default 15000 */
  headMs?: number;
  /** For a complete request. 30 minutes are enough for 50 MB at 230 kbit/s. @default 1800000 */
  requestMs?: number;
  /** Period in which `LEAST_BYTES` of a body must arrive, against slow clients. @default 15000 */
  paceMs?: number;
  /** For an inactive socket, such as that of a client that stops reading. @default 120000 */
  idleMs?: number;
}

/** 4 KB per second over 15 seconds, slower than any usable connection. */
const LEAST_BYTES = 60 * 1024;
/** Requests that a connection may send before their responses. Browsers and proxies send one at a time. */
const MOST_PIPELINED = 20;
/** How long the socket stays open after an early response, in milliseconds. */
const LINGER_MS = 2000;
/** Responses to requests that Node cannot parse, as Node itself gives them, but for 400. */
const PARSE_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** No route has other methods, and some of those would cause errors later. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Resolves when it accepts requests. @throws ExplainedError if it cannot use the port, or the host is not local */
export async function serve(options: {
  fetch: Fetch;
  host: string;
  port: number;
  timeouts?: Timeouts;
}): Promise<RunningServer> {
  const { fetch, host, port, timeouts = {} } = options;
  const { headMs = 15_000, requestMs = 1_800_000, paceMs = 15_000, idleMs = 120_000 } = timeouts;
  const answer = getRequestListener(fetch);
  const inFlight = new Set<ServerResponse>();
  const pipelined = new WeakMap<Socket, number>();
  let draining = false;
  let closing = false;
  let accepted = 0;
  /** Requests delayed until the server has stopped accepting connections. */
  let delayed: (() => void)[] | undefined;
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(headMs, 5000),
    },
    (request, response) => {
      if (delayed) delayed.push(() => handle(request, response));
      else handle(request, response);
    },
  );
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const unanswered = (pipelined.get(socket) ?? 0) + 1;
    pipelined.set(socket, unanswered);
    if (unanswered > MOST_PIPELINED) socket.destroy();
    // Node still reports the requests that had arrived with it.
    if (socket.destroyed) return;
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1);
      // An idle keep-alive connection would delay the stop until it times out.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
    if (draining) response.shouldKeepAlive = false;
    if (hasBody(request)) endEarly(request, response);
    if (draining && request.url === '/readyz') refuse(response, 503, { 'Retry-After': '10' });
    else if (!METHODS.includes(request.method ?? '')) {
      refuse(response, 405, { Allow: METHODS.join(', ') });
    } else if (!isAddress(request)) refuse(response, 400);
    else void answer(request, response);
  };
  server.on('connection', () => {
    accepted += 1;
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // Whatever arrives after a request that cannot be parsed is the same error again.
    if (socket.writableEnded) return;
    const answered = [...inFlight].some(
      ({ req, headersSent }) => req.socket === socket && headersSent,
    );
    if (!socket.writable || answered) socket.destroy();
    else {
      socket.write(
        `HTTP/1.1 ${PARSE_ERRORS[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`,
      );
      linger(socket);
    }
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
    async close({ drainMs = 0, graceMs = 10_000 } = {}) {
      draining = true;
      for (const response of inFlight) response.shouldKeepAlive = false;
      // Even if no connection is open: a load balancer sends requests until it sees `/readyz` fail.
      if (drainMs > 0) await pause(drainMs);
      // Node accepts one connection per turn of the event loop; those still in the kernel's backlog
      // would be reset. Requests are delayed, because clients would reconnect after a response.
      delayed = [];
      for (let before = -1; before !== accepted; await nextTurn()) before = accepted;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const handleDelayed of delayed.splice(0)) handleDelayed();
      delayed = undefined;
      // Connections opened just before may not have sent their request yet.
      await untilUnused(server, drainMs);
      closing = true;
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Whether host and target of a request are a URL, without a user: others, such as the host `1.2.3.4.5`, are errors later. */
function isAddress({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  const target = URL.parse(url.startsWith('/') ? `http://${host}${url}` : url);
  return url === '*' || (target !== null && target.username === '' && target.password === '');
}

function refuse(response: ServerResponse, status: number, headers?: Record<string, string>): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': '0', ...headers });
  response.end();
}

/** Ends the connection, but reads on for `LINGER_MS`: closing it at once would reset it, and the response would be lost. */
function linger(socket: Duplex): void {
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Closes the connection after a response that precedes the end of the request body, of which the rest is discarded.
 */
function endEarly(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      const { socket } = request;
      socket.destroySoon = () => {
        request.removeAllListeners('data').resume();
        linger(socket);
      };
    }
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

const received = new WeakMap<ServerResponse, number>();

/** Closes connections whose request bodies have arrived too slowly since the last check. */
function endSlow(inFlight: Set<ServerResponse>): void {
  for (const response of inFlight) {
    const { socket, complete, readableLength } = response.req;
    // If data is waiting to be read, the client is not the slow side.
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
    EACCES: `Port ${port} needs special privileges. Set PORT to 1024 or higher.`,
    ENOTFOUND: elsewhere,
    EADDRNOTAVAIL: elsewhere,
  };
  const problem = problems[error.code ?? ''];
  return problem ? new ExplainedError([problem]) : error;
}

/** Resolves after `ms` milliseconds, or as soon as there is no connection. */
async function untilUnused(server: Server, ms: number): Promise<void> {
  const connections = () => new Promise((resolve) => server.getConnections((_, n) => resolve(n)));
  for (const end = performance.now() + ms; performance.now() < end && (await connections()); ) {
    await pause(20);
  }
}
