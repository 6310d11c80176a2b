import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlogIndex, BlogList, CategoryList, Post } from '../src/contract/index.ts';
import { engines, TestService } from './support/service.ts';

describe.each(engines)('reads on %s', (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start(engine);
    for (let day = 1; day <= 20; day += 1) {
      await service.addPost({
        slug: `post-${day}`,
        published_at: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
        categories: day % 2 ? ['Energy'] : ['Process Air', 'Energy'],
        tags: day === 7 ? ['Turn-down', 'Ölfrei 100%'] : [],
      });
    }
    await service.addPost({
      slug: 'whole',
      title: 'A whole post',
      excerpt: 'In short',
      content: '## Heading\n\nText',
      image: 'whole.webp',
      image_caption: 'Fig. 1',
      author_name: 'Service Desk',
      author_bio: 'People on the road.',
      meta_title: 'Title',
      meta_description: 'Description',
      meta_keywords: 'a, b',
      published_at: '2026-04-01T00:00:00.000Z',
      categories: ['Bearings', 'Automation'],
      tags: ['second', 'first'],
    });
    await service.addPost({ slug: 'draft', status: 'draft', categories: ['Hidden'] });
    await service.addPost({ slug: 'undated', status: 'draft', published_at: null });
    await service.addPost({
      slug: 'future',
      published_at: '2026-11-20T12:00:00.001Z',
      categories: ['Hidden'],
    });
  });
  afterAll(() => service.stop());

  it('lists nine posts, newest first', async () => {
    const list = v.parse(BlogList, await service.json('/api/blogs'));
    expect(list.pagination).toEqual({ page: 1, pages: 3, total: 21, limit: 9 });
    expect(list.blogs.map((post) => post.slug).slice(0, 3)).toEqual([
      'whole',
      'post-20',
      'post-19',
    ]);
    expect(list.blogs).toHaveLength(9);
  });

  it('describes a post in a list with its labels in order and without empty fields', async () => {
    const { blogs } = await service.json('/api/blogs?limit=2');
    expect(blogs[0]).toEqual({
      id: expect.any(Number),
      title: 'A whole post',
      slug: 'whole',
      excerpt: 'In short',
      image: 'whole.webp',
      image_caption: 'Fig. 1',
      created_at: '2026-04-01T00:00:00.000Z',
      updated_at: '2026-04-01T00:00:00.000Z',
      author_name: 'Service Desk',
      categories: [
        { name: 'Bearings', slug: 'bearings' },
        { name: 'Automation', slug: 'automation' },
      ],
      tags: ['second', 'first'],
    });
    expect(Object.keys(blogs[1]).sort()).toEqual(
      ['categories', 'created_at', 'excerpt', 'id', 'slug', 'tags', 'title', 'updated_at'].sort(),
    );
  });

  it('pages to the end and answers with an empty page beyond it', async () => {
    const last = await service.json('/api/blogs?page=3');
    expect(last.blogs.map((post: { slug: string }) => post.slug)).toEqual([
      'post-3',
      'post-2',
      'post-1',
    ]);
    const beyond = await service.json('/api/blogs?page=999999&limit=50');
    expect(beyond).toEqual({
      blogs: [],
      pagination: { page: 999999, pages: 1, total: 21, limit: 50 },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1e3',
    'page=1e9',
    'page=99999999999999999999',
    'limit=0',
    'limit=51',
    'limit=x',
    'limit=%00',
  ])('refuses %s', async (query) => {
    const answer = await service.get(`/api/blogs?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      status: 'error',
      code: 'invalid-query',
      message: expect.stringMatching(/^(page|limit) must be a whole number from 1 to \d+$/),
    });
  });

  it('treats empty parameters as absent, as forms send them', async () => {
    const list = await service.json('/api/blogs?page=&limit=&category=&tag=&search=');
    expect(list.pagination).toEqual({ page: 1, pages: 3, total: 21, limit: 9 });
  });

  it('filters by category and by tag, in either form', async () => {
    const total = async (query: string) =>
      (await service.json(`/api/blogs?${query}`)).pagination.total;
    expect(await total('category=energy')).toBe(20);
    expect(await total('category=process-air')).toBe(10);
    expect(await total('category=nothing')).toBe(0);
    expect(await total('category=hidden')).toBe(0);
    expect(await total('tag=turn-down')).toBe(1);
    expect(await total('tag=Turn-down')).toBe(1);
    expect(await total(`tag=${encodeURIComponent('Ölfrei 100%')}`)).toBe(1);
    expect(await total('tag=olfrei-100')).toBe(1);
    expect(await total('tag=turn-down&category=process-air')).toBe(0);
    expect(await total('tag=%00&category=%00')).toBe(0);
  });

  it('lists recent posts without their content', async () => {
    const index = v.parse(BlogIndex, await service.json('/api/blogs/index'));
    expect(index.blogs.map((post) => post.slug)).toEqual([
      'whole',
      'post-20',
      'post-19',
      'post-18',
    ]);
    expect(Object.keys(index.blogs[0] ?? {}).sort()).toEqual(
      ['created_at', 'id', 'image', 'slug', 'title'].sort(),
    );
    const energy = await service.json('/api/blogs/index?limit=1&category=process-air');
    expect(energy.blogs.map((post: { slug: string }) => post.slug)).toEqual(['post-20']);
    expect((await service.get('/api/blogs/index?limit=51')).status).toBe(400);
  });

  it('answers with a complete post', async () => {
    const post = v.parse(Post, await service.json('/api/blogs/single?slug=whole'));
    expect(post).toMatchObject({
      content: '## Heading\n\nText',
      author_bio: 'People on the road.',
      meta_title: 'Title',
      meta_description: 'Description',
      meta_keywords: 'a, b',
      tags: ['second', 'first'],
    });
    expect(post).not.toHaveProperty('status');
    expect(post).not.toHaveProperty('source_hash');
  });

  it('includes the visible posts before and after one', async () => {
    const beside = async (slug: string) => {
      const { previous, next } = await service.json(`/api/blogs/single?slug=${slug}`);
      return [previous?.slug, next?.slug];
    };
    expect(await beside('post-2')).toEqual(['post-1', 'post-3']);
    expect(await beside('post-1')).toEqual([undefined, 'post-2']);
    expect(await beside('whole')).toEqual(['post-20', undefined]);
    const { previous } = await service.json('/api/blogs/single?slug=post-2');
    expect(Object.keys(previous).sort()).toEqual(['created_at', 'id', 'slug', 'title']);
  });

  it.each(['draft', 'undated', 'future', 'missing', '%00whole', "'", ''])(
    'does not show the post "%s"',
    async (slug) => {
      const answer = await service.get(`/api/blogs/single?slug=${slug}`);
      expect(answer.status).toBe(slug ? 404 : 400);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ code: slug ? 'not-found' : 'invalid-query' });
    },
  );

  it('shows a scheduled post when its time has come', async () => {
    service.pass(1);
    expect((await service.get('/api/blogs/single?slug=future')).status).toBe(200);
    service.pass(-1);
  });

  it('counts categories: most posts first, then by name', async () => {
    const categories = v.parse(CategoryList, await service.json('/api/categories'));
    expect(categories).toEqual([
      { name: 'Energy', slug: 'energy', count: 20 },
      { name: 'Process Air', slug: 'process-air', count: 10 },
      { name: 'Automation', slug: 'automation', count: 1 },
      { name: 'Bearings', slug: 'bearings', count: 1 },
    ]);
  });

  it.each([
    '/api/blogs',
    '/api/blogs/index',
    '/api/blogs/single?slug=whole',
    '/api/categories',
    '/api/comments?blog_id=1',
  ])('lets caches store %s and answers 304 to revalidation', async (path) => {
    const first = await service.get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await service.get(path, { 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await service.get(path, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it('changes the ETag when the response changes', async () => {
    const before = (await service.get('/api/blogs/single?slug=post-1')).headers.get('etag');
    await service.addPost({ slug: 'post-1', title: 'Renamed', categories: ['Energy'] });
    const after = await service.get('/api/blogs/single?slug=post-1', {
      'If-None-Match': before ?? '',
    });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ title: 'Renamed' });
  });
});
