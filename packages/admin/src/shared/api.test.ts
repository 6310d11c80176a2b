import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOut } from '@brand/service/client/admin';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AdminApi } from './api.ts';

test('without a server, as in development, changes come from the origin of the service', async () => {
  const origins: (string | undefined)[] = [];
  const service = createServer((request, answer) => {
    origins.push(request.headers.origin);
    answer.end('{}');
  }).listen(0);
  const { port } = service.address() as AddressInfo;
  vi.stubEnv('BLOG_API_URL', `http://localhost:${port}`);
  const request = new Request('http://localhost:3002/admin/sign-out', {
    headers: { origin: 'http://localhost:3002' },
  });
  await new AdminApi({ request, context: new RouterContextProvider() }).send(signOut);
  expect(origins).toEqual([`http://localhost:${port}`]);
  service.close();
});
