import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, TestService } from './support/service.ts';

describe.each(engines)('search on %s', (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start(engine);
    await service.addPost({
      slug: 'in-content',
      title: 'About shafts',
      content: 'A bearing, a bearing and one more bearing. See [the page](/blog/secretaddress).',
      published_at: '2026-05-01T00:00:00.000Z',
    });
    await service.addPost({
      slug: 'in-title',
      title: 'The bearing',
      content: 'Nothing else. Turn-down from 100% at 0.4 bar in São Paulo.',
      published_at: '2025-01-01T00:00:00.000Z',
    });
    await service.addPost({ slug: 'in-excerpt', title: 'One', excerpt: 'Über Verdichter' });
    await service.addPost({ slug: 'in-tags', title: 'Two', tags: ['magnetic levitation'] });
    await service.addPost({ slug: 'in-category', title: 'Three', categories: ['Wastewater'] });
    await service.addPost({
      slug: 'twin-old',
      title: 'Twin',
      published_at: '2024-01-01T00:00:00.000Z',
    });
    await service.addPost({
      slug: 'twin-new',
      title: 'Twin',
      published_at: '2024-02-01T00:00:00.000Z',
    });
    await service.addPost({ slug: 'hidden', title: 'The bearing draft', status: 'draft' });
  });
  afterAll(() => service.stop());

  async function found(search: string): Promise<string[]> {
    const answer = await service.get(`/api/blogs?search=${encodeURIComponent(search)}`);
    expect(answer.status).toBe(200);
    const { blogs, pagination } = (await answer.json()) as {
      blogs: { slug: string }[];
      pagination: { total: number };
    };
    expect(pagination.total).toBe(blogs.length);
    return blogs.map((post) => post.slug);
  }

  it('ranks a title above a text that repeats the word and is newer', async () => {
    expect(await found('bearing')).toEqual(['in-title', 'in-content']);
  });

  it('orders equal matches by date', async () => {
    expect(await found('twin')).toEqual(['twin-new', 'twin-old']);
  });

  it.each([
    ['uber verdi', ['in-excerpt']],
    ['ÜBER', ['in-excerpt']],
    ['levit', ['in-tags']],
    ['waste', ['in-category']],
    ['sao paulo', ['in-title']],
    ['São', ['in-title']],
    ['turn-down', ['in-title']],
    ['turn down', ['in-title']],
    ['0.4 bar', ['in-title']],
    ['bear shaft', ['in-content']],
    ['bearing levitation', []],
    ['earing', []],
    ['secretaddress', []],
  ])('finds "%s"', async (search, slugs) => {
    expect(await found(search)).toEqual(slugs);
  });

  it('combines with a category and pages', async () => {
    expect(
      (await service.json('/api/blogs?search=three&category=wastewater')).pagination.total,
    ).toBe(1);
    expect((await service.json('/api/blogs?search=three&category=energy')).pagination.total).toBe(
      0,
    );
    const second = await service.json('/api/blogs?search=bearing&limit=1&page=2');
    expect(second.blogs[0].slug).toBe('in-content');
    expect(second.pagination).toEqual({ page: 2, pages: 2, total: 2, limit: 1 });
  });

  it('lists everything for an empty search and nothing for one without words', async () => {
    expect(await found('   ')).toHaveLength(7);
    expect(await found('?!')).toEqual([]);
  });

  it.each([
    '"',
    "'",
    '*',
    'bearing"',
    "bearing' OR '1'='1",
    'title:bearing)',
    'NEAR(',
    'AND',
    'OR NOT',
    'a" OR "b',
    ':*',
    '& | ! <-> ( )',
    '\\',
    '%',
    ';--',
    '\0',
    'bearing\0',
    '💨',
    'x'.repeat(10_000),
    'term '.repeat(2000),
    '"'.repeat(10_000),
    Array.from({ length: 2000 }, (_, i) => `w${i}`).join(' '),
  ])('survives %j', async (search) => {
    const answer = await service.get(`/api/blogs?search=${encodeURIComponent(search)}`);
    expect(answer.status).toBe(200);
  });

  it('survives broken encodings', async () => {
    for (const query of ['%', '%E0%A4', '%ff', '%00', '+', '%c0%80']) {
      expect((await service.get(`/api/blogs?search=${query}`)).status).toBe(200);
    }
  });

  it('ignores terms beyond the eighth', async () => {
    expect(await found('bearing the a one more see page and absent')).toEqual(['in-content']);
    expect(await found('absent bearing')).toEqual([]);
  });

  it('forgets the old words of a changed post', async () => {
    await service.addPost({ slug: 'in-tags', title: 'Two', tags: ['electrostatic'] });
    expect(await found('levitation')).toEqual([]);
    expect(await found('electro')).toEqual(['in-tags']);
  });

  it('indexes hostile and very long articles', async () => {
    const content = `${"' :* \\ \0 ".replaceAll('\0', '')}${'word'.repeat(3000)} ${'many words here '.repeat(20_000)} 'needle'`;
    await service.addPost({ slug: 'hostile', content, title: 'It\'s "quoted" \\ :A' });
    expect(await found('needle')).toEqual(['hostile']);
    expect(await found('quoted')).toEqual(['hostile']);
  });
});
