import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** TLS and HTTP/2 before a server. */
interface Front {
  /** Without a slash at its end. */
  origin: string;
  stop: () => void;
}

/** Headers of one connection, which HTTP/2 forbids. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Stands before a server as a public host does: visitors never meet it without TLS and HTTP/2. Its certificate is made
 * for this run, and nobody trusts it.
 */
export async function startFront(origin: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (asked, answer) => pass(origin, asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
}

function pass(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse) {
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const passed = request(new URL(asked.url, origin), {
    method: asked.method,
    headers: {
      ...Object.fromEntries(headers),
      host: asked.authority,
      'x-forwarded-proto': 'https',
    },
  });
  passed.on('response', (got) => {
    const kept = Object.entries(got.headers).filter(([name]) => !hopByHop.has(name));
    answer.writeHead(got.statusCode ?? 502, Object.fromEntries(kept));
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
