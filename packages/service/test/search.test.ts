import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../src/store/migrations/0014_languages.ts';
import { runStep } from '../src/store/migrations/step.ts';
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
    await service.addPost({ slug: 'hyphen', title: 'An air-foil', content: 'Its by\u2011pass.' });
    await service.addPost({ slug: 'one-word', title: 'Airfoils', content: 'A bypass.' });
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

  it.each([
    ...['airfoil', 'air-foil', 'air foil', 'AIR\u2011FOIL', 'airf'],
    ...['bypass', 'by-pass', 'by pass airfoil'],
  ])('finds both spellings of a compound with "%s"', async (search) => {
    expect((await found(search)).sort()).toEqual(['hyphen', 'one-word']);
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
    expect(await found('   ')).toHaveLength(9);
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

const texts = {
  chinese: '我们的高速涡轮鼓风机MAX系列采用空气轴承',
  japanese: '技術ブログを読む',
  korean: '고속터보블로워의 유지보수',
  hindi: 'हिन्दी शीर्षक',
  german: 'Größe und Łódź',
  greek: 'Ο λόγος, İstanbul',
  arabic: 'صُورَة جديدة',
  thai: 'การบำรุงรักษา',
};

describe.each(engines)('search in every script on %s', (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start(engine);
    for (const [slug, content] of Object.entries(texts)) await service.addPost({ slug, content });
  });
  afterAll(() => service.stop());

  async function found(search: string): Promise<string[]> {
    const { blogs } = await service.json(`/api/blogs?search=${encodeURIComponent(search)}`);
    return blogs.map((post: { slug: string }) => post.slug);
  }

  it.each([
    ['鼓风机', ['chinese']],
    ['轴承', ['chinese']],
    ['承', ['chinese']],
    ['max', ['chinese']],
    ['轴 max', ['chinese']],
    ['风鼓', []],
    ['ブログ', ['japanese']],
    ['ﾌﾞﾛｸﾞ', ['japanese']],
    ['プログ', []],
    ['블로워', ['korean']],
    ['터보블로워'.normalize('NFD'), ['korean']],
    ['शीर्षक', ['hindi']],
    ['शरषक', []],
    ['grosse', ['german']],
    ['GRÖSSE', ['german']],
    ['lodz', ['german']],
    ['ΛΌΓΟΣ', ['greek']],
    ['λογος', ['greek']],
    ['ISTANBUL', ['greek']],
    ['صورة', ['arabic']],
    ['บำรุง', ['thai']],
  ])('finds "%s"', async (search, slugs) => {
    expect(await found(search)).toEqual(slugs);
  });

  it('indexes a long text without spaces, of which every pair of letters differs', async () => {
    const letter = (number: number) => String.fromCodePoint(0x4e00 + (number % 20_000));
    const content = Array.from({ length: 200_000 }, (_, n) => letter(n * (1 + (n >> 10)))).join('');
    await service.addPost({ slug: 'long', content, title: '長い' });
    expect(await found('長い')).toEqual(['long']);
  });

  it('is indexed again by the step that added the scripts', async () => {
    const older = await TestService.start(engine);
    const { db } = older.store;
    const tags = ['C++', '유지보수'];
    const post = { slug: 'old', content: texts.chinese, categories: ['블로그'], tags };
    await older.addPost(post);
    const enquiry = {
      kind: 'general',
      status: 'new',
      name: 'Élodie',
      email: 'a@example.org',
    } as const;
    const { id } = await db
      .insertInto('enquiries')
      .values({ ...enquiry, reference: 'E-1', fields: '{"company":"도쿄"}', created_at: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`drop table enquiries_search`.execute(db);
    await sql`delete from posts_search`.execute(db);
    await db
      .updateTable('categories')
      .set({ slug: '블로그'.normalize('NFD') })
      .execute();
    await db.updateTable('tags').set({ slug: 'c' }).where('name', '=', 'C++').execute();
    await runStep(db, engine, languages);
    const total = async (query: Record<string, string>) =>
      (await older.json(`/api/blogs?${new URLSearchParams(query)}`)).pagination.total;
    expect(await total({ search: '轴承' })).toBe(1);
    expect(await total({ category: '블로그' })).toBe(1);
    expect(await total({ tag: 'c++' })).toBe(1);
    expect(await db.selectFrom('enquiries_search').selectAll().execute()).toEqual([
      { enquiry_id: id, text: 'e-1\nelodie\na@example.org\n도쿄' },
    ]);
    await older.stop();
  });
});
