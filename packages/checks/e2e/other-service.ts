/** A minimal third-party blog server: it implements only the contract. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const post = (id: number) => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  content: '## Why\n\nThe **load** falls.',
  excerpt: null,
  image: null,
  created_at: '2026-03-01T09:00:00Z',
  author_name: null,
  categories: [{ name: 'Air', slug: 'air' }],
});
const comments = [{ id: 1, name: 'Lin', message: 'Good.', created_at: '2026-03-02T09:00:00Z' }];

/** Of a service whose database fails. */
const STALE = {
  'Cache-Control': 'no-cache',
  Age: '90',
  'Cache-Status': 'service; hit; ttl=-30; detail=database-trouble',
};

export type Behaviour = 'normal' | 'empty' | 'slow' | 'invalid' | 'unreachable' | 'stale';

/** Serves 200 posts on 23 pages. `unreachable` closes connections, `invalid` responds with unrelated JSON. */
export async function otherService() {
  const state = { behaviour: 'normal' as Behaviour, sent: [] as unknown[] };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://other');
    const none = state.behaviour === 'empty' || searchParams.get('search') === 'nothing';
    const page = Number(searchParams.get('page') ?? 1);
    const single = /^post-\d+$/.test(searchParams.get('slug') ?? '') ? post(7) : undefined;
    const answers: Record<string, unknown> = {
      '/api/blogs': none
        ? { blogs: [], pagination: { page: 1, pages: 0, total: 0, limit: 9 } }
        : { blogs: [7, 8, 9].map(post), pagination: { page, pages: 23, total: 200, limit: 9 } },
      '/api/blogs/index': { blogs: [post(7)] },
      '/api/blogs/single': single,
      '/api/categories': [{ name: 'Air', slug: 'air', count: 3 }],
      '/api/comments': comments,
    };
    if (state.behaviour === 'unreachable') return void request.socket.destroy();
    if (state.behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
    const sent = (await request.setEncoding('utf8').toArray()).join('');
    if (sent) state.sent.push(JSON.parse(sent));
    const accepted = { status: 'success', message: 'Thank you, Lin reads it first.' };
    const body =
      state.behaviour === 'invalid' ? { weather: 'fair' } : sent ? accepted : answers[pathname];
    response.writeHead(body ? 200 : 404, {
      'Content-Type': 'application/json',
      ...(state.behaviour === 'stale' && STALE),
    });
    response.end(JSON.stringify(body ?? { status: 'error', message: 'Not found' }));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { state, origin: `http://localhost:${port}`, close: () => server.close() };
}
