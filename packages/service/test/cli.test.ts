import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../src/accounts/audit.ts';
import { listPeople } from '../src/accounts/people.ts';
import { findAccount } from '../src/accounts/queries.ts';
import { runCli } from '../src/cli.ts';
import { moderate } from '../src/comments/queries.ts';
import { AdminBrowser, PASSWORD } from './support/administrator.ts';
import { TestService } from './support/service.ts';

const ARTICLE = `---
title: First
slug: first
excerpt: Short
categories: [Energy]
published: 2026-01-01
image: missing.webp
---
Text
`;

describe('the command line', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start('postgres');
    const folder = join(service.database.dataDir, 'articles');
    await mkdir(folder);
    await writeFile(join(folder, 'first.md'), ARTICLE);
  });
  afterAll(() => service.stop());

  async function cli(command: string, env: NodeJS.ProcessEnv = {}) {
    const out: string[] = [];
    const err: string[] = [];
    const { databaseUrl, dataDir } = service.database;
    const code = await runCli(command.split(' ').filter(Boolean), {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: '.', INIT_CWD: dataDir, ...env },
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    });
    return { code, out, err };
  }

  it('imports a folder and reports', async () => {
    expect(await cli('import articles')).toEqual({
      code: 0,
      out: ['[1/1] added first', '1 added, 0 changed, 0 unchanged, 0 pictures'],
      err: ['Missing picture: first.md: missing.webp'],
    });
    expect((await cli('import articles')).out.at(-1)).toBe(
      '0 added, 0 changed, 1 unchanged, 0 pictures',
    );
    expect(await cli('import nowhere')).toMatchObject({ code: 1, out: [] });
  });

  it('lists, approves and rejects comments', async () => {
    const { id } = await service.json('/api/blogs/single?slug=first');
    for (const name of ['Ann', 'Ben', 'Cy']) {
      await service.post({ blog_id: id, name, email: 'a@example.org', message: 'One\nTwo' });
    }
    const [ann, ben, cy] = (await service.comments()).map((comment) => comment.id);
    expect((await cli(`approve ${ann} ${cy}`)).out).toEqual(['2 approved']);
    expect((await cli(`reject ${cy}`)).out).toEqual(['1 rejected']);
    expect((await cli('comments --pending')).out).toEqual([
      `${ben}  pending  ${service.now.toISOString()}  /blog/first  Ben <a@example.org>`,
      '    One\n    Two',
      '1 comments',
    ]);
    expect((await cli('comments')).out.at(-1)).toBe('3 comments');
    expect(await service.json(`/api/comments?blog_id=${id}`)).toMatchObject([{ name: 'Ann' }]);
    expect(await cli(`approve ${ben} 999`)).toEqual({
      code: 1,
      out: ['1 approved'],
      err: ['No comment has the number 999.'],
    });
    expect((await service.comments()).map((comment) => comment.status)).toEqual([
      'approved',
      'approved',
      'rejected',
    ]);
    await moderate(service.store, [ben ?? 0], 'pending', service.by);
  });

  it('invites people with a role, and changes that of an account', async () => {
    const roleOf = async (email: string) => (await findAccount(service.store.db, email))?.role;
    const open = async (command: string) => {
      const { out } = await cli(command);
      const token = /token=(\S+)/.exec(out.join())?.[1];
      const account = { token, name: 'Ada', password: PASSWORD };
      return (await new AdminBrowser(service).post('welcome', account)).status;
    };
    service.now = new Date();
    expect(await open('create-admin Ada@example.org')).toBe(201);
    expect(await roleOf('ada@example.org')).toBe('administrator');
    expect(await open('create-admin jin@example.org --role editor')).toBe(201);
    expect(await roleOf('jin@example.org')).toBe('editor');
    expect(await open('create-admin jin@example.org')).toBe(201);
    expect(await roleOf('jin@example.org')).toBe('editor');
    expect(await cli('create-admin ada@example.org --role editor')).toMatchObject({
      code: 1,
      out: [],
      err: [expect.stringContaining('the last administrator')],
    });
    await cli('create-admin jin@example.org --role moderator');
    expect(await roleOf('jin@example.org')).toBe('moderator');
    await cli('create-admin jin@example.org');
    const { invitations } = await listPeople(service.store.db, service.now);
    expect(invitations).toMatchObject([{ email: 'jin@example.org', role: 'moderator' }]);
  });

  it('logs its changes', async () => {
    await cli('export everything');
    await cli('erase jin@example.org');
    const { entries } = await listAudit(service.store, 1);
    const logged = entries.filter(({ who }) => who === 'command line').reverse();
    expect(logged.map(({ action, subject }) => `${action}, ${subject}`)).toEqual(
      expect.arrayContaining([
        'post imported, post first',
        'invited as administrator, ada@example.org',
        'invited as editor, jin@example.org',
        'link to reset created, jin@example.org',
        'exported, everything',
        'person erased, comments, enquiries and subscription',
      ]),
    );
  });

  it.each([
    ['create-admin nobody', '"nobody" is not an email address.'],
    ['erase nobody', '"nobody" is not an email address.'],
    [
      'create-admin a@example.org --role boss',
      '"boss" is not a role. Choose one of editor, moderator, administrator.',
    ],
  ])('explains what is wrong with "%s"', async (command, problem) => {
    expect(await cli(command)).toEqual({ code: 1, out: [], err: [problem] });
  });

  it.each([
    '',
    'create-admin',
    'create-admin a@example.org --role',
    'create-admin a@example.org editor',
    'import',
    'import a b',
    'import --x',
    'comments --all',
    'approve',
    'approve x',
    'approve 0',
    'reject 1 x',
    'other',
  ])('prints its usage after "%s"', async (command) => {
    const { code, out, err } = await cli(command);
    expect([code, out]).toEqual([2, []]);
    expect(err.join()).toMatch(/^Usage: /);
  });

  it('prints its usage on request', async () => {
    expect(await cli('--help')).toMatchObject({
      code: 0,
      out: [expect.stringMatching(/^Usage: /)],
    });
  });

  it('explains wrong settings', async () => {
    expect(await cli('comments', { PORT: 'x' })).toEqual({
      code: 1,
      out: [],
      err: ['PORT is "x". Set it to a whole number from 0 to 65535, or leave it out.'],
    });
  });
});
