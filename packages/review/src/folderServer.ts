import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export function filesOf(folder: string): Hono {
  return new Hono().use(
    serveStatic({
      root: folder,
      onFound: (path, c) => {
        // Asset names contain a digest of their content.
        const isAsset = path.includes('/assets/');
        c.header('cache-control', isAsset ? 'max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
}

/** Serves on this machine only, by default on any free port. @returns the server and its URL */
export async function listen(app: Hono, port = 0): Promise<{ server: Server; address: string }> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}
