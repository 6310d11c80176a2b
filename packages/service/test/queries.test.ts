import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AdminBrowser } from './support/administrator.ts';
import { grow } from './support/grow.ts';
import { scansInLoops } from './support/plans.ts';
import { changesOf, readsOf } from './support/requests.ts';
import { engines, TestService } from './support/service.ts';

/** Large enough for PostgreSQL to prefer an index; SQLite plans without looking at the rows. */
const SIZE = { posts: 200, comments: 600, enquiries: 300, words: 3 };

describe.each(engines)('the queries on %s', (engine) => {
  let service: TestService;
  const statements = new Set<string>();

  beforeAll(async () => {
    service = await TestService.start(engine, { metricsToken: 'a-token-of-some-length' });
    await grow(service.store, SIZE);
    const browser = await AdminBrowser.signedIn(service);
    const record = (text: unknown) => {
      if (typeof text === 'string' && /^\s*(select|update|delete|insert|with)\b/i.test(text))
        statements.add(text);
    };
    const spy =
      engine === 'sqlite'
        ? vi.spyOn(DatabaseSync.prototype, 'prepare')
        : vi.spyOn(pg.Client.prototype, 'query');
    for (const [path, method, body] of [...readsOf(SIZE), ...changesOf(SIZE)]) {
      const answer = await browser.request(path, method, body);
      expect(answer.status, path).toBeLessThan(500);
      await answer.arrayBuffer();
    }
    for (const [text] of spy.mock.calls) record(text);
    spy.mockRestore();
  }, 120_000);
  afterAll(() => service.stop());

  it('are recorded', () => {
    expect(statements.size).toBeGreaterThan(80);
  });

  it('scan no table inside a loop', async () => {
    const found: string[] = [];
    for (const text of statements)
      found.push(...(await scansInLoops(service.store, text)).map((scan) => `${scan}: ${text}`));
    expect(found).toEqual([]);
  });

  it('follow each reference by an index, as deletions do', async () => {
    if (engine === 'postgres') {
      const { rows } = await sql<{ reference: string }>`
        select conrelid::regclass || '.' || attname as reference from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and not exists (
          select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
        service.store.db,
      );
      expect(rows).toEqual([]);
    } else {
      const { rows } = await sql<{ reference: string }>`
        select tables.name || '.' || keys."from" as reference
        from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table' and not exists (
          select 1 from pragma_index_list(tables.name) as indexes,
            pragma_index_info(indexes.name) as columns
          where columns.seqno = 0 and columns.name = keys."from")`.execute(service.store.db);
      expect(rows).toEqual([]);
    }
  });
});
