import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ExplainedError } from './errors.ts';
import type { QuickAnswer } from './quick.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** A server that accepts requests. */
export interface RunningServer {
  url: string;
  port: number;
  /** Takes no new requests and resolves when those in flight are answered, or after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Listens and resolves when requests are accepted. Throws an {@link ExplainedError} when the port
 * is taken or not allowed.
 */
export async function serve(options: {
  fetch: Fetch;
  host: string;
  port: number;
  /** Is asked first; what it does not answer goes to `fetch`. */
  quick?: QuickAnswer;
}): Promise<RunningServer> {
  const { fetch, host, port, quick } = options;
  const answer = getRequestListener(fetch);
  const server = createServer((request, response) => {
    if (!quick?.(request, response)) void answer(request, response);
  });
  // A connection kept alive would hold up a stop until it times out.
  server.on('request', (_request, response) =>
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, host, port)));
    server.listen({ host, port }, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${bound}`,
    port: bound,
    close: (graceMs = 10_000) => closeServer(server, graceMs),
  };
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ExplainedError([
      `Port ${port} is already in use. Stop the program that uses it, or set PORT to a free port.`,
    ]);
  }
  if (error.code === 'EACCES') {
    return new ExplainedError([`Port ${port} needs more rights. Set PORT to 1024 or higher.`]);
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new ExplainedError([`HOST "${host}" is not an address of this machine. Correct HOST.`]);
  }
  return error;
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
