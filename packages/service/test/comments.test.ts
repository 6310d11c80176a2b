import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moderate } from '../src/comments/queries.ts';
import { CommentList } from '../src/contract/index.ts';
import { engines, TestService } from './support/service.ts';

const SUCCESS = {
  status: 'success',
  code: 'awaiting-moderation',
  message: 'Awaiting moderation',
};

describe.each(engines)('comments on %s', (engine) => {
  let service: TestService;
  let postId: number;
  let network = 0;

  beforeAll(async () => {
    service = await TestService.start(engine);
    postId = await service.addPost({ slug: 'post' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    network += 1;
    service.address = `10.0.${network}.1`;
    await service.store.db.deleteFrom('comments').execute();
  });

  const comment = (changes: object = {}) => ({
    blog_id: postId,
    name: 'Jin',
    email: 'jin@example.org',
    message: 'Thank you.',
    ...changes,
  });

  it('stores a comment for moderation', async () => {
    const answer = await service.post(comment());
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toEqual(SUCCESS);
    expect(await service.comments()).toEqual([
      {
        answer: null,
        answered_at: null,
        answered_by: null,
        id: expect.any(Number),
        post_id: postId,
        name: 'Jin',
        email: 'jin@example.org',
        message: 'Thank you.',
        status: 'pending',
        created_at: service.now.toISOString(),
        moderated_at: null,
        idempotency_key: null,
        score: 0,
        reasons: '[]',
        fingerprint: expect.any(String),
      },
    ]);
    expect(await service.json(`/api/comments?blog_id=${postId}`)).toEqual([]);
  });

  it('shows approved comments, oldest first, and no others', async () => {
    for (const name of ['first', 'second', 'rejected', 'pending']) {
      await service.post(comment({ name }));
      service.pass(1000);
    }
    await service.post(comment({ name: 'spam', website: 'https://example.org' }));
    const [first, second, third] = (await service.comments()).map((row) => row.id);
    await moderate(service.store, [second ?? 0, first ?? 0], 'approved', service.by);
    await moderate(service.store, [third ?? 0], 'rejected', service.by);
    const answer = await service.json(`/api/comments?blog_id=${postId}`);
    const list = v.parse(CommentList, answer);
    expect(list.map((entry) => entry.name)).toEqual(['first', 'second']);
    expect(Object.keys(answer[0]).sort()).toEqual(['created_at', 'id', 'message', 'name']);
  });

  it('shows no comments of a hidden post', async () => {
    const hidden = await service.addPost({ slug: 'later-hidden' });
    await service.post(comment({ blog_id: hidden }));
    await moderate(service.store, [(await service.comments())[0]?.id ?? 0], 'approved', service.by);
    expect(await service.json(`/api/comments?blog_id=${hidden}`)).toHaveLength(1);
    await service.addPost({ slug: 'later-hidden', status: 'draft' });
    expect(await service.json(`/api/comments?blog_id=${hidden}`)).toEqual([]);
  });

  it('never exposes an email address', async () => {
    await service.post(comment(), { 'Idempotency-Key': 'leak' });
    await moderate(service.store, [(await service.comments())[0]?.id ?? 0], 'approved', service.by);
    const answers = await Promise.all([
      ...[
        '/api/blogs',
        '/api/blogs?search=jin',
        '/api/blogs/index',
        '/api/blogs/single?slug=post',
        '/api/categories',
        `/api/comments?blog_id=${postId}`,
        '/healthz',
        '/readyz',
      ].map((path) => service.get(path)),
      service.post(comment()),
      service.post(comment(), { 'Idempotency-Key': 'leak' }),
      service.post(comment({ email: 'jin@example_org' })),
      service.post(comment({ name: '' })),
      service.post(comment({ blog_id: 0 })),
      service.post(comment(), { 'Idempotency-Key': 'jin@example.org '.repeat(100) }),
    ]);
    for (const answer of answers) {
      // The hint shows what an address looks like.
      const text = (await answer.text()).replace('name@example.com', '');
      expect(text).not.toMatch(/@|example\.org/);
      expect([...answer.headers].join()).not.toContain('@');
    }
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
  });

  it('stores plain text: in NFC, without control characters, the name on one line', async () => {
    await service.post(
      comment({
        name: ' Jo\u0308rg\r\n\t\u202EMüller\u0000 ',
        email: ' jin@example.org\n',
        message: '\u0007 <b>1</b>\r\nLine\rTwo\u0000\tTab \uD800 \n',
      }),
    );
    expect(await service.comments()).toMatchObject([
      { name: 'Jörg Müller', email: 'jin@example.org', message: '<b>1</b>\nLine\nTwo\tTab \uFFFD' },
    ]);
  });

  it.each([
    [{ name: '' }, { name: 'missing' }],
    [{ name: '\u200B \u0000' }, { name: 'missing' }],
    [{ name: undefined }, { name: 'missing' }],
    [{ name: 5 }, { name: 'missing' }],
    [{ name: 'x'.repeat(81) }, { name: 'too-long: 80' }],
    // It would be short enough once cleaned, but is too long to be cleaned.
    [{ name: `x${' '.repeat(200)}y` }, { name: 'too-long: 80' }],
    [{ email: '' }, { email: 'missing' }],
    [{ name: '\u3164\u2800' }, { name: 'missing' }],
    [{ email: 'jin' }, { email: 'invalid' }],
    [{ email: 'a@b@c.de' }, { email: 'invalid' }],
    [{ email: `${'x'.repeat(250)}@example.org` }, { email: 'too-long: 254' }],
    [{ message: ' \n ' }, { message: 'missing' }],
    [{ message: null }, { message: 'missing' }],
    [{ message: 'x'.repeat(5001) }, { message: 'too-long: 5000' }],
    [{ fill_ms: -1 }, { fill_ms: expect.any(String) }],
    [{ website: 1 }, { website: expect.any(String) }],
    [
      { name: '', email: '', message: '' },
      {
        name: 'missing',
        email: 'missing',
        message: 'missing',
      },
    ],
  ])('refuses %j', async (changes, fields) => {
    const answer = await service.post(comment(changes));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      status: 'error',
      code: 'invalid-fields',
      message: 'Invalid fields',
      fields,
    });
    expect(await service.comments()).toEqual([]);
  });

  it('accepts values at their limits', async () => {
    const limits = { name: 'x'.repeat(80), message: 'x'.repeat(5000) };
    expect((await service.post(comment(limits))).status).toBe(201);
  });

  it.each([undefined, null, 0, -1, 1.5, '1', 999_999, 2 ** 53, 1e300, [1], { id: 1 }])(
    'refuses the blog reference %j',
    async (blog_id) => {
      const answer = await service.post(comment({ blog_id, name: '' }));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        status: 'error',
        code: 'invalid-blog-reference',
        message: 'Invalid blog reference',
      });
      expect(await service.comments()).toEqual([]);
    },
  );

  it('refuses comments on posts that readers cannot see', async () => {
    const draft = await service.addPost({ slug: 'draft', status: 'draft' });
    const future = await service.addPost({
      slug: 'future',
      published_at: '2999-01-01T00:00:00.000Z',
    });
    for (const blog_id of [draft, future]) {
      expect((await service.post(comment({ blog_id }))).status).toBe(400);
    }
  });

  it.each(['', '{', 'null', '"text"', '5', '\0', '['.repeat(60_000), '{"blog_id":1,}'])(
    'refuses the body %.20j',
    async (body) => {
      const answer = await service.post(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ status: 'error' });
    },
  );

  it.each(['0', '-1', 'x', '1.5', '', '99999999999999999999'])(
    'refuses to list the comments of blog_id=%s',
    async (blogId) => {
      const answer = await service.get(`/api/comments?blog_id=${blogId}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        status: 'error',
        code: 'invalid-blog-reference',
        message: 'Invalid blog reference',
      });
    },
  );

  it('accepts only JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      '',
    ]) {
      const answer = await service.post(comment(), { 'Content-Type': type });
      expect(answer.status).toBe(415);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const type = 'Application/JSON; charset=utf-8';
    expect((await service.post(comment(), { 'Content-Type': type })).status).toBe(201);
  });

  it('accepts up to 64 KB, also without Content-Length', async () => {
    const body = JSON.stringify(comment({ padding: '' }));
    const padded = (bytes: number) =>
      JSON.stringify(comment({ padding: 'x'.repeat(bytes - body.length) }));
    expect((await service.post(padded(65_536))).status).toBe(201);
    expect((await service.post(padded(65_537))).status).toBe(413);
    const announced = { 'Content-Length': '65537' };
    expect((await service.post(comment(), announced)).status).toBe(413);
  });

  it('stores what bots send as spam without telling them', async () => {
    const robots = [{ website: 'x' }, { fill_ms: 0 }, { fill_ms: 2999 }];
    for (const changes of robots) {
      const answer = await service.post(comment(changes));
      expect([answer.status, await answer.json()]).toEqual([201, SUCCESS]);
    }
    const person = { email: 'person@example.org', message: 'Other words.' };
    await service.post(comment({ ...person, website: '', fill_ms: 3000 }));
    const statuses = (await service.comments()).map((row) => row.status);
    expect(statuses).toEqual(['spam', 'spam', 'spam', 'pending']);
  });

  it('stores a comment once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'a1b2' };
    for (let n = 0; n < 8; n += 1) {
      const answer = await service.post(comment(), headers);
      expect([answer.status, await answer.json()]).toEqual([201, SUCCESS]);
    }
    expect(await service.comments()).toHaveLength(1);
    expect((await service.post(comment(), { 'Idempotency-Key': 'other' })).status).toBe(201);
    expect(await service.comments()).toHaveLength(2);
  });

  it('stores another comment with the same key, also from another network', async () => {
    const headers = { 'Idempotency-Key': 'shared' };
    await service.post(comment(), headers);
    service.address = `10.1.${network}.1`;
    for (const changes of [
      { message: 'Other words.' },
      { name: 'Someone else' },
      { name: 'Someone else', fill_ms: 90_000 },
    ])
      expect((await service.post(comment(changes), headers)).status).toBe(201);
    expect((await service.comments()).map((row) => [row.name, row.message])).toEqual([
      [comment().name, comment().message],
      [comment().name, 'Other words.'],
      ['Someone else', comment().message],
    ]);
  });

  it('stores a comment once when the same key arrives many times at once', async () => {
    const headers = { 'Idempotency-Key': 'at-once' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.post(comment(), headers)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    expect(await service.comments()).toHaveLength(1);
  });

  it('names problems by codes only', async () => {
    for (const fill_ms of ['soon', -1, null]) {
      const answer = await service.post(comment({ fill_ms, website: 5 }));
      const { fields } = await answer.json();
      expect(fields).toEqual({ website: 'invalid', fill_ms: 'invalid' });
    }
  });

  it('does not use up the idempotency key of a refused comment', async () => {
    const headers = { 'Idempotency-Key': 'retry' };
    expect((await service.post(comment({ name: '' }), headers)).status).toBe(422);
    expect((await service.post(comment(), headers)).status).toBe(201);
    expect(await service.comments()).toHaveLength(1);
  });

  it.each(['with space', 'x'.repeat(201)])('refuses the key "%s"', async (key) => {
    expect((await service.post(comment(), { 'Idempotency-Key': key })).status).toBe(400);
  });

  it('stores at most 5 comments per network in 10 minutes', async () => {
    for (let n = 0; n < 5; n += 1) expect((await service.post(comment())).status).toBe(201);
    service.pass(590_000);
    service.address = `10.0.${network}.200`;
    const limited = await service.post(comment());
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('10');
    expect(limited.headers.get('cache-control')).toBe('no-store');
    expect(await limited.json()).toEqual({
      status: 'error',
      code: 'rate-limited',
      message: 'Rate limited',
    });
    expect(await service.comments()).toHaveLength(5);

    service.address = `10.1.${network}.1`;
    expect((await service.post(comment())).status).toBe(201);
    service.address = `10.0.${network}.1`;
    service.pass(9999);
    expect((await service.post(comment())).status).toBe(429);
    service.pass(1);
    expect((await service.post(comment())).status).toBe(201);
  });

  it('stores exactly 5 of many concurrent comments', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.post(comment())));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    expect(await service.comments()).toHaveLength(5);
  });

  it('does not count refused or repeated comments as stored', async () => {
    const headers = { 'Idempotency-Key': 'counted-once' };
    for (let n = 0; n < 6; n += 1) {
      await service.post(comment({ name: '' }));
      await service.post(comment(), headers);
    }
    for (let n = 0; n < 4; n += 1) expect((await service.post(comment())).status).toBe(201);
    expect((await service.post(comment())).status).toBe(429);
  });

  it('allows 60 attempts per network and minute', async () => {
    for (let n = 0; n < 60; n += 1) expect((await service.post('{')).status).toBe(400);
    service.pass(30_500);
    const limited = await service.post('{');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
    service.pass(29_500);
    expect((await service.post('{')).status).toBe(400);
  });

  it('stores networks only as hashes, and only until their limit resets', async () => {
    service.address = '198.51.100.23';
    await service.post(comment());
    const rows = () => service.store.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51/);
    expect(JSON.stringify(await service.comments())).not.toMatch(/198\.51/);
    service.pass(600_000);
    service.address = '198.51.101.1';
    await service.post('{');
    expect((await rows()).map((row) => row.bucket.split(':')[1])).toEqual(['comment-attempts']);
  });

  it('accepts other limits as options', async () => {
    const app = service.createApp(service.store, {
      comments: { accepted: { max: 1, windowMs: 1000 }, minFillMs: 0 },
    });
    expect((await service.post(comment({ fill_ms: 1 }), {}, app)).status).toBe(201);
    expect((await service.comments())[0]?.status).toBe('pending');
    expect((await service.post(comment(), {}, app)).status).toBe(429);
  });

  it('shares one limit among visitors without a known address', async () => {
    const app = service.createApp(service.store, { clientAddress: undefined });
    for (let n = 0; n < 5; n += 1) {
      expect((await service.post(comment(), {}, app)).status).toBe(201);
    }
    expect((await service.post(comment(), {}, app)).status).toBe(429);
  });
});

describe.each(engines)('spam on %s', (engine) => {
  it('is not seen in short thanks of several people, or of one under several posts', async () => {
    const service = await TestService.start(engine, {
      comments: { accepted: { max: 100, windowMs: 1000 } },
    });
    const posts = [];
    for (const slug of ['one', 'two', 'three']) posts.push(await service.addPost({ slug }));
    const thanks = (blog_id: number | undefined, email: string) =>
      service.post({ blog_id, name: 'Jin', email, message: 'Thank you, very helpful!' });
    for (const person of ['a', 'b', 'c', 'd']) await thanks(posts[0], `${person}@example.org`);
    for (const post of posts) await thanks(post, 'fan@example.org');
    const rows = await service.comments();
    expect(rows.map(({ status, score }) => [status, score])).toEqual([
      ...Array(5).fill(['pending', 0]),
      ...Array(2).fill(['pending', 3]),
    ]);
    await service.stop();
  });

  it('is recognized by duplicates, sender and words, and its reasons are stored', async () => {
    const service = await TestService.start(engine, {
      comments: { accepted: { max: 100, windowMs: 1000 }, blockedWords: ['miracle cure'] },
    });
    const blog_id = await service.addPost({ slug: 'post' });
    const send = (message: string, email = 'jin@example.org') =>
      service.post({ blog_id, name: 'Jin', email, message });
    const text = 'Same text of somebody who sells something. '.repeat(4);
    await send(text);
    await send(text.toUpperCase(), 'b@example.org');
    await send(`${text}!`, 'c@example.org');
    await send('Another', 'c@example.org');
    await moderate(service.store, [(await service.comments())[2]?.id ?? 0], 'spam', service.by);
    await send('And another', 'c@example.org');
    await send('A miracle cure: https://a.org https://b.org', 'd@example.org');
    service.pass(8 * 24 * 3600_000);
    await send(text, 'e@example.org');
    const rows = await service.comments();
    expect(rows.map(({ status, score, reasons }) => [status, score, JSON.parse(reasons)])).toEqual([
      ['pending', 0, []],
      ['pending', 3, ['duplicate']],
      ['spam', 6, ['duplicate']],
      // Nobody has decided about the sender yet.
      ['pending', 0, []],
      ['pending', 3, ['known-sender']],
      ['spam', 6, ['links', 'blocked-word']],
      ['pending', 0, []],
    ]);
    await service.stop();
  });
});
