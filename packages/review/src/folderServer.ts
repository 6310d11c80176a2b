import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, below a path. */
export function filesOf(folder: string, below = ''): RequestListener {
  return async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).slice(
      below.length,
    );
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      // Asset names contain a digest of their content.
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      );
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end('Not found');
    }
  };
}

/**
 * Serves on this machine only.
 *
 * @param port any free one by default
 * @returns the server and its URL
 */
export async function listen(
  answer: RequestListener,
  port = 0,
): Promise<{ server: Server; address: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}
