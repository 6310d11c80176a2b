/**
 * A reverse proxy in a separate process: `fork` it with the origins of the site's processes, and it sends its port. Like
 * the configurations of Caddy and nginx in `deploy`, it uses round robin without health checks, tries another process if
 * one refuses the connection, and retries GET, HEAD and forms with an Idempotency-Key if a connection breaks. It forwards
 * the client's X-Forwarded-For, so that each writer can have its own network.
 */
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

interface Upstream {
  target: RequestOptions;
  /** Avoided until this time, because a connection failed. */
  downUntil: number;
}

/** Time in ms for which a process is avoided after a failed connection. */
const downMs = 1000;
/** Time in ms for which a request waits for a process that accepts it. */
const timeout = 10_000;

const upstreams: Upstream[] = process.argv.slice(2).map((origin) => {
  const { hostname, port } = new URL(origin);
  return { target: { hostname, port, agent: new Agent({ keepAlive: true }) }, downUntil: 0 };
});
let turn = 0;

const server = createServer(async (incoming, response) => {
  const body = await buffer(incoming).catch(() => undefined);
  if (!body) return;
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    const upstream = next();
    try {
      return await pass(upstream, incoming, body, response);
    } catch (error) {
      const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      upstream.downUntil = performance.now() + downMs;
      if (response.headersSent) return response.destroy();
      if (!refused && incoming.method === 'POST' && !incoming.headers['idempotency-key']) break;
      // Pause while all processes are down.
      if (next().downUntil > performance.now()) await new Promise((go) => setTimeout(go, 50));
    }
  }
  response.writeHead(502).end();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());

function next(): Upstream {
  turn += 1;
  const now = performance.now();
  const up = upstreams.filter(({ downUntil }) => downUntil <= now);
  const from = up.length > 0 ? up : upstreams;
  return from[turn % from.length] as Upstream;
}

function pass(
  { target }: Upstream,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { connection, 'transfer-encoding': _, ...passed } = headers;
    const sent = request({ ...target, method, path: url, headers: passed });
    sent.on('error', reject);
    sent.on('response', (received) => {
      const { connection, 'keep-alive': _, ...kept } = received.headers;
      response.writeHead(received.statusCode ?? 502, kept);
      pipeline(received, response).then(resolve, reject);
    });
    sent.end(body);
  });
}
