import { expect, test } from 'vitest';
import { BlogClient } from './BlogClient.ts';

test('requests pages of nine posts, starting with the first', async () => {
  const asked: string[] = [];
  const client = new BlogClient(async (path) => {
    asked.push(path);
    const pagination = { page: 1, pages: 0, total: 0, limit: 9 };
    return Response.json({ blogs: [], pagination });
  });
  await client.list({ page: 1 });
  await client.list({ page: 2, category: 'energy', search: 'heat pump' });
  expect(asked).toEqual([
    '/api/blogs?page=1&limit=9',
    '/api/blogs?page=2&limit=9&category=energy&search=heat+pump',
  ]);
});
