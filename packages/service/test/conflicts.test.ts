import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addEnquiry } from '../src/enquiries/queries.ts';
import { AdminBrowser } from './support/administrator.ts';
import { TestService } from './support/service.ts';

/** Tables that visitors and editors write to. */
const TABLES = ['comments', 'enquiries', 'posts', 'subscribers', 'administrators'] as const;

/** A distributed engine refuses conflicting transactions with SQLSTATE 40001, often only at the commit. */
describe('a database that refuses two of three transactions', () => {
  let service: TestService;
  let postId: number;

  beforeEach(async () => {
    service = await TestService.start('postgres', { onMail: () => {} });
    postId = await service.addPost({ slug: 'post' });
    const { db } = service.store;
    await sql`create sequence attempts`.execute(db);
    // The first row decides whether its transaction fails.
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if current_setting('test.accepted', true) = 'yes' then return null; end if;
      if nextval('attempts') % 3 <> 0 then
        raise exception 'restart transaction' using errcode = '40001';
      end if;
      perform set_config('test.accepted', 'yes', true);
      return null;
    end $$`.execute(db);
    for (const table of TABLES) {
      await sql`create constraint trigger refuse after insert or update on ${sql.table(table)}
        deferrable initially deferred for each row execute function refuse()`.execute(db);
    }
  });
  afterEach(() => service.stop());

  const attempts = async () => {
    const { rows } = await sql<{ last_value: number }>`select last_value from attempts`.execute(
      service.store.db,
    );
    return rows[0]?.last_value;
  };
  const rows = (table: (typeof TABLES)[number]) =>
    service.store.db.selectFrom(table).select('id').execute();

  it('stores a comment once', async () => {
    const comment = { blog_id: postId, name: 'Jin', email: 'jin@example.org', message: 'Text' };
    expect((await service.post(comment)).status).toBe(201);
    expect([await rows('comments'), await attempts()]).toEqual([[{ id: 3 }], 3]);
  });

  it('stores each of many concurrent comments once', async () => {
    const comment = { blog_id: postId, name: 'Jin', email: 'jin@example.org' };
    const sent = Array.from({ length: 5 }, (_, n) =>
      service.post({ ...comment, message: `Text ${n}` }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await rows('comments')).toHaveLength(5);
  });

  it('stores an enquiry, a subscriber and a post once', async () => {
    const quota = { bucket: 'a', max: 1, windowMs: 1000 };
    const enquiry = {
      kind: 'support',
      status: 'new',
      name: 'Jin',
      email: 'jin@example.org',
    } as const;
    const rest = { fields: {}, reasons: [], files: [] };
    await addEnquiry(service.store, { ...enquiry, ...rest }, quota, true, service.now);
    const subscribed = await service.app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'jin@example.org' }),
    });
    expect(subscribed.ok).toBe(true);
    await service.addPost({ slug: 'other' });
    expect(await rows('enquiries')).toHaveLength(1);
    expect(await rows('subscribers')).toHaveLength(1);
    expect(await rows('posts')).toHaveLength(2);
  });

  it('creates an account from a one-time link', async () => {
    const browser = await AdminBrowser.invited(service);
    expect((await browser.send('GET', 'posts')).status).toBe(200);
    expect(await rows('administrators')).toHaveLength(1);
  });
});
