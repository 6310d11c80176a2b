import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A TLS and HTTP/2 proxy in front of a server. */
export interface Front {
  /** Without a trailing slash. */
  origin: string;
  stop: () => void;
}

/** Hop-by-hop headers, which HTTP/2 forbids. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a TLS and HTTP/2 proxy in front of a server, like that of a public host. Its certificate is created
 * for this run and trusted by nobody.
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
