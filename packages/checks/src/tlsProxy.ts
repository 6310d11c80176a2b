import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A TLS and HTTP/2 proxy in front of a server. */
export interface TlsProxy extends Disposable {
  /** Without a trailing slash. */
  origin: string;
  stop: () => void;
}

/** Hop-by-hop headers, which HTTP/2 forbids. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a TLS and HTTP/2 proxy in front of a server, like that of a public host. Its certificate is created
 * for this run and trusted by nobody. Responses get the `policy` in addition to their own Content Security Policy.
 */
export async function startTlsProxy(origin: string, policy?: string): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (incoming, response) =>
    pass(origin, policy, incoming, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => void server.close();
  return { origin: `https://localhost:${port}`, stop, [Symbol.dispose]: stop };
}

function pass(
  origin: string,
  policy: string | undefined,
  incoming: Http2ServerRequest,
  response: Http2ServerResponse,
) {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const passed = request(new URL(incoming.url, origin), {
    method: incoming.method,
    headers: {
      ...Object.fromEntries(headers),
      host: incoming.authority,
      'x-forwarded-proto': 'https',
    },
  });
  passed.on('response', (received) => {
    const kept = Object.entries(received.headers).filter(([name]) => !hopByHop.has(name));
    const own = received.headers['content-security-policy'];
    const policies = [own, policy].filter((one) => one !== undefined).join(', ');
    response.writeHead(received.statusCode ?? 502, {
      ...Object.fromEntries(kept),
      ...(policies && { 'content-security-policy': policies }),
    });
    received.pipe(response);
  });
  passed.on('error', () => response.destroy());
  incoming.pipe(passed);
}
