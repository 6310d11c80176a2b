import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../src/compose.ts';
import { addChunk, addFile } from '../src/enquiries/files.ts';
import { addEnquiry } from '../src/enquiries/queries.ts';
import { csvLine } from '../src/http/downloads.ts';
import { LEASE_MS, leaseMail } from '../src/mail/outbox.ts';
import type { SendMail } from '../src/mail/smtp.ts';
import { sendDueMails } from '../src/mail/worker.ts';
import { parseArticle } from '../src/markup/markup.ts';
import { AdminBrowser } from './support/administrator.ts';
import { engines, TestService } from './support/service.ts';

const EMPTY = {
  slug: '',
  excerpt: '',
  content: '',
  categories: ['Energy'],
  tags: [],
  status: 'draft',
};

describe('lines of a CSV file', () => {
  it.each([
    [['a', 1, -2], 'a,1,-2'],
    [['a"b', 'c,d', 'e\nf'], '"a""b","c,d","e\nf"'],
    [['=1+1', '+82 2 555', '-1', '@a'], "'=1+1,'+82 2 555,'-1,'@a"],
    [[' =1', '\t=1', '＝1', 'a=1'], "' =1,'\t'=1,'＝1,a=1"],
    [['\r=1'], '"\'\r=1"'],
    [['a\t=1', 'a\t -1', 'a;\t@a', 'a\tb'], "a\t'=1,a\t' -1,a;'\t'@a,a\tb"],
    // Where the comma is for decimals, spreadsheets split at semicolons, even between quotes.
    [['a; =1', 'a;"=1', 'a\n-1'], `a;' =1,"a;'""=1","a\n'-1"`],
  ])('with %j contain text, not formulas', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  it('may be separated by semicolons, and then quote these instead of commas', () => {
    expect(csvLine(['a,b', 'c;d', 1], ';')).toBe('a,b;"c;d";1\r\n');
  });
});

describe.each(engines)('the administration on %s', (engine) => {
  let service: TestService;
  let browser: AdminBrowser;

  beforeEach(async () => {
    service = await TestService.start(engine);
    browser = await AdminBrowser.signedIn(service);
  });
  afterEach(() => service.stop());

  const create = async (post: object): Promise<number> => {
    const answer = await browser.post('posts', { ...EMPTY, ...post });
    expect(answer.status).toBe(201);
    return (await answer.json()).id;
  };
  /** A picture of an imported article. */
  const storeFile = async (name: string) => {
    await mkdir(service.uploadsDir, { recursive: true });
    await writeFile(join(service.uploadsDir, name), '');
  };
  const slugs = async () => {
    const { blogs } = await service.json('/api/blogs');
    return blogs.map((blog: { slug: string }) => blog.slug);
  };

  describe('of posts', () => {
    it('accepts one of several concurrent changes of the same version', async () => {
      const id = await create({ title: 'Surge' });
      const { version } = await browser.json(`posts/${id}`);
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((title) =>
          browser.put(`posts/${id}`, { ...EMPTY, title, version }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    });

    it('stores each of several concurrent posts with the same title', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => create({ title: 'Surge' })));
      expect(new Set(ids).size).toBe(6);
    });

    it('refuses numbers and names that a database cannot store', async () => {
      const id = await create({ title: 'Surge' });
      const { version } = await browser.json(`posts/${id}`);
      for (const revision of [1.5, 2 ** 63]) {
        const edits = { ...EMPTY, title: 'Choke', version, revision };
        expect((await browser.put(`posts/${id}/autosave`, edits)).status).toBe(422);
      }
      expect((await browser.send('DELETE', 'pictures/%00.png')).status).toBe(404);
      for (const number of [1.5, 2 ** 31, 2 ** 53]) {
        const change = { status: 'closed', version: number };
        expect((await browser.send('PATCH', 'enquiries/1', change)).status).toBe(422);
      }
    });

    it('hides drafts from readers and shows a published post immediately', async () => {
      const id = await create({ title: 'Surge & choke', content: 'About surge' });
      const draft = await browser.json(`posts/${id}`);
      expect(draft).toMatchObject({ slug: 'surge-choke', state: 'draft', published_at: null });
      expect(await slugs()).toEqual([]);
      expect((await service.get('/api/blogs/single?slug=surge-choke')).status).toBe(404);
      const published = { ...draft, image: '', status: 'published' };
      const saved = await browser.put(`posts/${id}`, clean(published));
      expect(saved.status).toBe(200);
      expect(await slugs()).toEqual(['surge-choke']);
      const post = await service.json('/api/blogs/single?slug=surge-choke');
      expect(post).toMatchObject({ content: 'About surge', created_at: service.now.toISOString() });
      expect((await service.json('/api/blogs?search=surge')).pagination.total).toBe(1);
    });

    it('shows a scheduled post when it is due, also where a response is cached', async () => {
      const app = service.createApp(service.store, { reuseReadsMs: 1000 });
      const time = new Date(service.now.getTime() + 60_000).toISOString();
      await create({ title: 'Later', status: 'published', published_at: time });
      const { posts } = await browser.json('posts?state=scheduled');
      expect(posts).toMatchObject([{ slug: 'later', state: 'scheduled' }]);
      const total = async () =>
        (await (await app.request('/api/blogs')).json()).pagination.total as number;
      expect(await total()).toBe(0);
      service.pass(59_999);
      expect(await total()).toBe(0);
      service.pass(1000);
      expect(await total()).toBe(1);
      expect((await browser.json('posts?state=published')).posts).toHaveLength(1);
    });

    it('keeps earlier versions with their authors and restores them', async () => {
      const id = await create({ title: 'One', content: 'first', tags: ['a', 'b'] });
      const one = await browser.json(`posts/${id}`);
      service.pass(1000);
      await browser.put(`posts/${id}`, clean({ ...one, title: 'Two', tags: [], status: 'draft' }));
      const { revisions } = await browser.json(`posts/${id}/revisions`);
      expect(revisions).toMatchObject([
        {
          title: 'One',
          saved_at: one.updated_at,
          saved_by: 'ada@example.org',
          differs: ['title', 'tags'],
        },
      ]);
      const earlier = await browser.json(`posts/${id}/revisions/${revisions[0].id}`);
      const now = await browser.json(`posts/${id}`);
      expect(earlier).toMatchObject({ title: 'One', tags: ['a', 'b'], version: now.version });
      expect((await browser.get(`posts/${id + 1}/revisions/${revisions[0].id}`)).status).toBe(404);
    });

    it('keeps 50 versions', async () => {
      const id = await create({ title: 'Post' });
      for (let n = 0; n < 52; n += 1) {
        const post = await browser.json(`posts/${id}`);
        await browser.put(`posts/${id}`, clean({ ...post, status: 'draft' }));
      }
      expect((await browser.json(`posts/${id}/revisions`)).revisions).toHaveLength(50);
    });

    it('autosaves without changing the post, with one version every ten minutes', async () => {
      const id = await create({ title: 'Post', content: 'old', status: 'published' });
      const { version } = await browser.json(`posts/${id}`);
      const type = async (content: string, revision: number | null, as = browser) => {
        const typed = { ...EMPTY, title: 'Post', content, version, revision };
        const answer = await as.put(`posts/${id}/autosave`, typed);
        expect(answer.status).toBe(200);
        return (await answer.json()).revision;
      };
      let kept = null;
      for (const content of ['n', 'ne', 'new']) {
        service.pass(60_000);
        kept = await type(content, kept);
      }
      service.pass(10 * 60_000);
      kept = await type('newer', kept);
      const other = await AdminBrowser.signedIn(service, 'jin@example.org');
      await type('theirs', kept, other);
      // The screen is reloaded and shows the saved post.
      await type('other', null);
      expect(await browser.json(`posts/${id}`)).toMatchObject({ content: 'old', version });
      const post = await service.json('/api/blogs/single?slug=post');
      expect(post).toMatchObject({ content: 'old', updated_at: version });
      const { revisions } = await browser.json(`posts/${id}/revisions`);
      const versions = await Promise.all(
        revisions.map(({ id: revision }: { id: number }) =>
          browser.json(`posts/${id}/revisions/${revision}`),
        ),
      );
      expect(versions.map(({ content }) => content)).toEqual(['other', 'theirs', 'newer', 'new']);
      expect(revisions[1]).toMatchObject({ autosaved: true, saved_by: 'jin@example.org' });
    });

    it('refuses a late autosave after its author has saved, but accepts one of another editor', async () => {
      const id = await create({ title: 'Post' });
      const seen = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
      await browser.put(`posts/${id}`, { ...seen, content: 'saved' });
      const late = { ...seen, content: 'sav' };
      expect((await browser.put(`posts/${id}/autosave`, late)).status).toBe(409);
      const other = await AdminBrowser.signedIn(service, 'jin@example.org');
      expect((await other.put(`posts/${id}/autosave`, late)).status).toBe(200);
      expect((await other.put(`posts/${id + 1}/autosave`, late)).status).toBe(404);
    });

    it('deletes an autosave once the text equals the saved post again', async () => {
      const id = await create({ title: 'Post', tags: ['a'] });
      const seen = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
      const revisions = async () => (await browser.json(`posts/${id}/revisions`)).revisions.length;
      service.pass(1000);
      const typed = await browser.put(`posts/${id}/autosave`, { ...seen, title: 'Posts' });
      expect(await revisions()).toBe(1);
      const { revision } = await typed.json();
      await browser.put(`posts/${id}/autosave`, { ...seen, revision });
      expect(await revisions()).toBe(0);
    });

    it('ends the preview links of a post when it is published', async () => {
      const id = await create({ title: 'Post' });
      const { token } = await (await browser.post(`posts/${id}/previews`)).json();
      const open = () => service.get(`/api/blogs/preview?token=${token}`);
      const save = async (status: string) => {
        const seen = clean({ ...(await browser.json(`posts/${id}`)), status });
        expect((await browser.put(`posts/${id}`, seen)).status).toBe(200);
      };
      await save('draft');
      expect((await open()).status).toBe(200);
      await save('published');
      expect((await open()).status).toBe(404);
    });

    it('ends preview links on request', async () => {
      const id = await create({ title: 'Post' });
      const until = async () => (await browser.json(`posts/${id}`)).preview_until;
      expect(await until()).toBe(null);
      const { token } = await (await browser.post(`posts/${id}/previews`)).json();
      service.pass(1000);
      const last = await (await browser.post(`posts/${id}/previews`)).json();
      expect(await until()).toBe(last.expires_at);
      expect((await browser.send('DELETE', `posts/${id}/previews`)).status).toBe(200);
      expect(await until()).toBe(null);
      for (const ended of [token, last.token])
        expect((await service.get(`/api/blogs/preview?token=${ended}`)).status).toBe(404);
      const action = `ada@example.org: preview links ended, post ${id}`;
      expect((await browser.actions()).at(-1)).toBe(action);
      // Nothing is logged when there is no link to end.
      await browser.send('DELETE', `posts/${id}/previews`);
      expect((await browser.actions()).filter((one: string) => one === action)).toHaveLength(1);
      expect((await browser.send('DELETE', 'posts/999999/previews')).status).toBe(404);
    });

    it('shows the autosaved text to anyone with a preview link until it expires', async () => {
      const id = await create({ title: 'Post', content: 'saved', categories: ['Process Air'] });
      const seen = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
      const answer = await browser.post(`posts/${id}/previews`);
      expect(answer.status).toBe(201);
      const { token, expires_at } = await answer.json();
      expect((await browser.actions()).at(-1)).toBe(
        `ada@example.org: preview link made, post ${id}`,
      );
      const open = () => service.get(`/api/blogs/preview?token=${token}`);
      const first = await open();
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(await first.json()).toMatchObject({
        title: 'Post',
        content: 'saved',
        categories: [{ name: 'Process Air', slug: 'process-air' }],
        expires_at,
      });
      service.pass(1000);
      await browser.put(`posts/${id}/autosave`, { ...seen, content: 'typed' });
      expect(await (await open()).json()).toMatchObject({ content: 'typed' });
      service.pass(1000);
      await browser.put(`posts/${id}/autosave`, { ...seen, content: '# a\n'.repeat(201) });
      expect(await (await open()).json()).toMatchObject({ content: 'saved' });
      expect((await service.get('/api/blogs/single?slug=post')).status).toBe(404);
      expect((await service.get('/api/blogs/preview?token=wrong')).status).toBe(404);
      service.pass(Date.parse(expires_at) - service.now.getTime() - 1);
      expect((await open()).status).toBe(200);
      service.pass(1);
      expect((await open()).status).toBe(404);
    });

    it('adds a number to the slug of a title that is already taken', async () => {
      for (const slug of ['twin', 'twin-2', 'twin-3']) {
        const id = await create({ title: 'Twin' });
        expect((await browser.json(`posts/${id}`)).slug).toBe(slug);
      }
      const answer = await browser.post('posts', { ...EMPTY, title: 'Twin', slug: 'twin' });
      expect(answer.status).toBe(422);
    });

    it.each(['공기 베어링', 'Größe', 'w '.repeat(100).trim()])(
      'can save a post again that is called %s',
      async (title) => {
        for (const _ of [1, 2]) {
          const id = await create({ title });
          const post = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
          expect((await browser.put(`posts/${id}`, post)).status).toBe(200);
        }
      },
    );

    it('keeps the name of a category when another post spells it differently', async () => {
      const id = await create({ title: 'One', status: 'published', categories: ['Heat recovery'] });
      await create({ title: 'Two', categories: ['HEAT RECOVERY'] });
      expect((await browser.json(`posts/${id}`)).categories).toEqual(['Heat recovery']);
    });

    it('derives the slug from the title until readers have seen the post', async () => {
      const id = await create({ title: 'Untitled', slug: 'draft-1234' });
      const change = async (fields: object) => {
        const post = clean({ ...(await browser.json(`posts/${id}`)), slug: '', ...fields });
        await browser.put(`posts/${id}`, post);
        return (await browser.json(`posts/${id}`)).slug;
      };
      expect(await change({ title: 'One', status: 'draft' })).toBe('one');
      expect(await change({ title: 'Two', status: 'published' })).toBe('two');
      expect(await change({ title: 'Three', status: 'published' })).toBe('two');
    });

    it('lists posts by date, by category and by words', async () => {
      const time = (day: number) => `2026-10-${String(day).padStart(2, '0')}T00:00:00.000Z`;
      const out = { status: 'published' };
      await create({ title: 'New choke', ...out, published_at: time(2) });
      await create({ title: 'Old surge', ...out, published_at: time(1), categories: ['Air'] });
      await create({ title: 'Draft of surge' });
      const titles = async (query = '') => {
        const { posts } = await browser.json(`posts${query}`);
        return posts.map((post: { title: string }) => post.title);
      };
      expect(await titles()).toEqual(['Draft of surge', 'New choke', 'Old surge']);
      expect(await titles('?search=surg')).toEqual(['Draft of surge', 'Old surge']);
      expect(await titles('?search=surge&state=draft')).toEqual(['Draft of surge']);
      expect(await titles('?category=air')).toEqual(['Old surge']);
      expect(await titles('?search=***')).toEqual([]);
      expect(await browser.json('categories')).toEqual([
        { name: 'Energy', slug: 'energy', count: 2 },
        { name: 'Air', slug: 'air', count: 1 },
      ]);
    });

    it("lists categories in the editors' order, new ones last", async () => {
      const app = service.createApp(service.store, { reuseReadsMs: 60_000 });
      const shown = async () => {
        const categories = await (await app.request('/api/categories')).json();
        return categories.map(({ slug }: { slug: string }) => slug);
      };
      const out = { status: 'published' };
      await create({ title: 'One', ...out, categories: ['Air', 'Energy'] });
      await create({ title: 'Two', ...out, categories: ['Energy', 'Bearings'] });
      expect(await shown()).toEqual(['energy', 'air', 'bearings']);
      const slugs = ['bearings', 'energy', 'air'];
      expect((await browser.put('categories/order', { slugs })).status).toBe(200);
      expect(await shown()).toEqual(['bearings', 'energy', 'air']);
      await create({ title: 'Three', ...out, categories: ['Added', 'Energy'] });
      expect(await shown()).toEqual(['bearings', 'energy', 'air', 'added']);
      for (const unknown of ['nothing', '\0']) {
        const answer = await browser.put('categories/order', { slugs: [unknown, ...slugs] });
        expect([answer.status, (await answer.json()).fields]).toEqual([422, { slugs: 'invalid' }]);
      }
      expect(await shown()).toEqual(['bearings', 'energy', 'air', 'added']);
      expect(await browser.actions()).toContain('ada@example.org: order changed, categories');
    });

    it('renames a category, and its former address leads to the new one', async () => {
      const post = { title: 'One', status: 'published', content: 'x' };
      const id = await create({ ...post, categories: ['Air', 'Energy'] });
      const rename = (body: object) => browser.post('categories/rename', body);
      expect((await rename({ slug: 'air', name: ' Process  air ' })).status).toBe(200);
      expect(await service.json('/api/categories')).toEqual([
        { name: 'Energy', slug: 'energy', count: 1 },
        { name: 'Process air', slug: 'process-air', count: 1, former: ['air'] },
      ]);
      for (const slug of ['air', 'process-air']) {
        expect((await service.json(`/api/blogs?category=${slug}`)).pagination.total).toBe(1);
      }
      expect((await service.json('/api/blogs?search=process')).pagination.total).toBe(1);
      await create({ ...post, title: 'Two', categories: ['Air'] });
      expect((await browser.json(`posts/${id}`)).categories).toEqual(['Process air', 'Energy']);
      expect((await service.json('/api/blogs?category=process-air')).pagination.total).toBe(2);

      expect((await rename({ slug: 'process-air', name: 'Process AIR' })).status).toBe(200);
      expect((await rename({ slug: 'process-air', name: 'Air' })).status).toBe(200);
      const names = (await service.json('/api/categories')).map(
        ({ name, former }: { name: string; former?: string[] }) => [name, former],
      );
      expect(names).toEqual([
        ['Air', ['process-air']],
        ['Energy', undefined],
      ]);
      expect((await rename({ slug: 'process-air', name: 'Gas' })).status).toBe(404);
      expect((await rename({ slug: 'air', name: '+' })).status).toBe(422);
      expect(await browser.actions()).toContain(
        'ada@example.org: category renamed, Air → Process air',
      );
    });

    it('merges a category with another one only if that is confirmed', async () => {
      const post = { status: 'published', content: 'x' };
      await create({ ...post, title: 'One', categories: ['Air', 'Energy'] });
      await create({ ...post, title: 'Two', categories: ['Air'] });
      await create({ ...post, title: 'Three', categories: ['Gas'] });
      const rename = (body: object) => browser.post('categories/rename', body);
      expect((await rename({ slug: 'gas', name: 'Gases' })).status).toBe(200);
      const asked = await rename({ slug: 'gases', name: 'air' });
      expect(asked.status).toBe(409);
      expect(await asked.json()).toMatchObject({ code: 'category-exists' });
      expect((await rename({ slug: 'gases', name: 'air', merge: true })).status).toBe(200);
      expect((await rename({ slug: 'air', name: 'Energy', merge: true })).status).toBe(200);
      expect(await service.json('/api/categories')).toEqual([
        { name: 'Energy', slug: 'energy', count: 3, former: ['air', 'gas', 'gases'] },
      ]);
      expect(await browser.actions()).toContain('ada@example.org: category merged, Air → Energy');
    });

    it('deletes a post and can restore it for a month', async () => {
      const id = await create({ title: 'Post', content: 'surge', status: 'published' });
      const { token } = await (await browser.post(`posts/${id}/previews`)).json();
      const seen = async () => [
        (await service.get('/api/blogs/single?slug=post')).status,
        (await service.get(`/api/blogs/preview?token=${token}`)).status,
        (await service.json('/api/blogs?search=surge')).pagination.total,
        (await service.json('/api/categories')).length,
        (await browser.json('posts')).posts.length,
        (await browser.json('posts?state=deleted')).posts.length,
      ];
      expect(await seen()).toEqual([200, 200, 1, 1, 1, 0]);
      const remove = (post: number) => browser.send('DELETE', `posts/${post}`);
      expect((await remove(id)).status).toBe(200);
      expect(await seen()).toEqual([404, 404, 0, 0, 0, 1]);
      expect((await browser.post(`posts/${id}/previews`)).status).toBe(404);
      const typed = clean({ ...(await browser.json(`posts/${id}`)), status: 'published' });
      const saved = await browser.put(`posts/${id}`, typed);
      expect([saved.status, (await saved.json()).code]).toEqual([409, 'post-deleted']);
      expect((await browser.post(`posts/${id}/restore`)).status).toBe(200);
      // Its preview link has ended for good.
      expect(await seen()).toEqual([200, 404, 1, 1, 1, 0]);
      expect((await browser.post(`posts/${id + 1}/restore`)).status).toBe(404);

      await remove(id);
      const other = await create({ title: 'Other' });
      service.pass(30 * 24 * 3600_000);
      browser = await AdminBrowser.signedIn(service, 'jin@example.org');
      await remove(other);
      expect((await browser.get(`posts/${id}`)).status).toBe(404);
      expect((await browser.get(`posts/${other}`)).status).toBe(200);
      expect(await service.addPost({ slug: 'post' })).not.toBe(id);
    });

    it('publishes now without a publication time, and keeps the time of a public post', async () => {
      const later = new Date(service.now.getTime() + 3600_000).toISOString();
      const change = async (id: number, status: string, published_at: string | null) => {
        service.pass(1000);
        const post = await browser.json(`posts/${id}`);
        await browser.put(`posts/${id}`, clean({ ...post, status, published_at }));
        const { state, published_at: time } = await browser.json(`posts/${id}`);
        return [state, time];
      };
      for (const status of ['draft', 'published']) {
        const id = await create({ title: status, status, published_at: later });
        expect(await change(id, 'draft', null)).toEqual(['draft', null]);
        expect(await change(id, status, later)).toEqual([
          status === 'draft' ? 'draft' : 'scheduled',
          later,
        ]);
        const publication = await change(id, 'published', null);
        expect(publication).toEqual(['published', service.now.toISOString()]);
        expect(await change(id, 'published', null)).toEqual(publication);
      }
    });

    it('refuses to save a post in another state than the expected one', async () => {
      const later = new Date(service.now.getTime() + 3600_000).toISOString();
      const now = service.now.toISOString();
      for (const [published_at, state, changed, code] of [
        [later, 'scheduled', null, 'becomes-published'],
        [now, 'published', later, 'becomes-scheduled'],
      ] as const) {
        const id = await create({ title: state, status: 'published', published_at });
        const post = clean(await browser.json(`posts/${id}`));
        const save = (changes: object) =>
          browser.put(`posts/${id}`, { ...post, status: 'published', ...changes });
        const refused = await save({ published_at: changed, expected: state });
        expect([refused.status, (await refused.json()).code]).toEqual([409, code]);
        expect((await browser.json(`posts/${id}`)).state).toBe(state);
        expect((await save({ published_at: changed })).status).toBe(200);
      }
    });

    it('keeps the seconds of a publication time that the form repeats without them', async () => {
      service.pass(4865);
      const id = await create({ title: 'Post', status: 'published' });
      const post = clean(await browser.json(`posts/${id}`));
      const minute = `${String(post.published_at).slice(0, 16)}:00.000Z`;
      expect(minute).not.toBe(post.published_at);
      await browser.put(`posts/${id}`, { ...post, status: 'published', published_at: minute });
      expect((await browser.json(`posts/${id}`)).published_at).toBe(post.published_at);
    });

    it('says when somebody’s own other window has saved a post', async () => {
      const id = await create({ title: 'Post' });
      const post = { ...clean(await browser.json(`posts/${id}`)), status: 'draft' };
      service.pass(1000);
      await browser.put(`posts/${id}`, post);
      const own = await (await browser.put(`posts/${id}`, post)).json();
      const other = await AdminBrowser.signedIn(service, 'other@example.org');
      expect([own.code, (await (await other.put(`posts/${id}`, post)).json()).code]).toEqual([
        'stale-post-own',
        'stale-post',
      ]);
    });

    it('refuses new names with commas, and keeps those that are stored', async () => {
      const names = { categories: ['Heat, dry'], tags: ['Big, tag'] };
      for (const wrong of ['categories', 'tags'] as const) {
        const answer = await browser.post('posts', {
          ...EMPTY,
          title: 'New',
          [wrong]: names[wrong],
        });
        expect(answer.status).toBe(422);
        expect((await answer.json()).fields[wrong]).toMatch(/comma/);
      }
      const rename = await browser.post('categories/rename', { slug: 'energy', name: 'A, B' });
      expect(rename.status).toBe(404);
      const id = await create({ title: 'Post', categories: ['Heat'], tags: ['Big'] });
      const renamed = await browser.post('categories/rename', { slug: 'heat', name: 'A, B' });
      expect([renamed.status, Object.keys((await renamed.json()).fields)]).toEqual([422, ['name']]);
      for (const kind of ['categories', 'tags'] as const) {
        const [name = ''] = names[kind];
        await service.store.db.updateTable(kind).set({ name }).execute();
      }
      const post = await browser.json(`posts/${id}`);
      expect((await browser.put(`posts/${id}`, clean({ ...post, status: 'draft' }))).status).toBe(
        200,
      );
      expect(await browser.json(`posts/${id}`)).toMatchObject(names);
    });

    it('refuses to overwrite changes that the editor has not seen', async () => {
      const id = await create({ title: 'One' });
      const seen = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
      expect((await browser.put(`posts/${id}`, { ...seen, title: 'Two' })).status).toBe(200);
      expect((await browser.put(`posts/${id}`, { ...seen, title: 'Three' })).status).toBe(409);
      expect((await browser.json(`posts/${id}`)).title).toBe('Two');
    });

    it('keeps the slug of a post while readers can see it, and keeps slugs unique', async () => {
      const id = await create({ title: 'One' });
      await create({ title: 'Two', status: 'published' });
      const change = async (fields: object) => {
        const post = await browser.json(`posts/${id}`);
        return browser.put(`posts/${id}`, clean({ ...post, status: 'draft', ...fields }));
      };
      const twin = { ...EMPTY, title: 'Two', slug: 'two' };
      expect((await browser.post('posts', twin)).status).toBe(422);
      expect(await (await change({ slug: 'two' })).json()).toMatchObject({
        fields: { slug: 'taken' },
      });
      expect((await change({ slug: 'other', status: 'published' })).status).toBe(200);
      expect(await slugs()).toEqual(['two', 'other']);
      expect((await change({ slug: 'one', status: 'published' })).status).toBe(422);
      expect((await change({ status: 'draft' })).status).toBe(200);
      expect((await change({ slug: 'one', status: 'published' })).status).toBe(200);
    });

    it.each([
      [{ title: '' }, 'title'],
      [{ title: '\u200B \u3164\u2800' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ slug: 'Not This' }, 'slug'],
      [{ content: 'x'.repeat(200_001) }, 'content'],
      [{ image: '../secret.png' }, 'image'],
      [{ published_at: 'tomorrow' }, 'published_at'],
      [{ published_at: '2026-02-31T09:00:00.000Z' }, 'published_at'],
      [{ published_at: '2027-02-29T23:30:00+09:00' }, 'published_at'],
      [{ published_at: '9999-12-31T23:59:59-12:00' }, 'published_at'],
      [{ published_at: '0000-01-01T00:00:00+12:00' }, 'published_at'],
      [{ tags: ['+++'] }, 'tags'],
      [{ tags: ['Heat, dry', 'Heat dry'] }, 'tags'],
      [{ categories: ['.NET', 'NET'] }, 'categories'],
      [{ tags: ['x'.repeat(61)] }, 'tags'],
      [{ categories: Array.from({ length: 13 }, (_, n) => `c${n}`) }, 'categories'],
    ])('refuses %j', async (fields, wrong) => {
      const answer = await browser.post('posts', { ...EMPTY, title: 'Post', ...fields });
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).fields)).toEqual([wrong]);
    });

    it('keeps categories and tags apart whose names differ only by a sign', async () => {
      const names = ['C++', 'C#', 'C', 'NSTB', 'NSTB+', '한국어'];
      const labels = { categories: names, tags: names };
      await create({ title: 'All', status: 'published', ...labels });
      const [post] = (await service.json('/api/blogs')).blogs;
      expect(post.tags).toEqual(names);
      expect(post.categories.map((each: { slug: string }) => each.slug)).toEqual([
        ...['c-plus-plus', 'c-sharp', 'c', 'nstb', 'nstb-plus', '한국어'],
      ]);
      const { total } = (await service.json(`/api/blogs?tag=${encodeURIComponent('c#')}`))
        .pagination;
      expect(total).toBe(1);
      expect((await service.json('/api/blogs?tag=C%2B%2B%2B')).pagination.total).toBe(0);
    });

    it('says which name has the address of a new category', async () => {
      await create({ title: 'One', categories: ['.NET'] });
      const answer = await browser.post('posts', { ...EMPTY, title: 'Two', categories: ['NET'] });
      expect((await answer.json()).fields.categories).toMatch(/“NET” .* same address as “\.NET”/);
      await create({ title: 'Three', categories: ['.net'] });
      expect((await browser.json('categories')).map((each: { name: string }) => each.name)).toEqual(
        ['.NET'],
      );
    });

    it('finds a category by its address in every normalization', async () => {
      await create({
        title: 'One',
        status: 'published',
        categories: ['한국어 블로그'.normalize('NFD')],
      });
      for (const form of ['NFC', 'NFD']) {
        const slug = encodeURIComponent('한국어-블로그'.normalize(form));
        expect((await service.json(`/api/blogs?category=${slug}`)).pagination.total).toBe(1);
      }
    });

    it.each([
      ['![What the picture shows](/uploads/a.webp "Fig. 1")', /what the picture shows \(line 3\)/],
      [
        '> ![what the  picture](x) ![ what the picture shows ](x)',
        /what the picture shows \(line 3/,
      ],
      ['![A hall](/uploads/a.webp "Caption")', /caption .* \(line 3\)/],
      ["![A hall](/uploads/a.webp ' caption' )", /caption .* \(line 3\)/],
      ['See [words of the link](/blog).', /link says \(line 3\)/],
      ['See [the test]( https:// ).', /address of the link \(line 3\)/],
      ['| Model | column heading |', /words of the table \(line 3\)/],
      ['|---|---|\n| Cell text | 5 |', /words of the table \(line 4\)/],
      ['![A hall](https://x.example/a.png)', /not shown: https:..x.example.a.png \(line 3\)/],
      [
        '- ```\n  ![x](x)\n  ```\n\n`![x](x)` \\![x](x)\n- ![a [b]](<//x.example/a.png> "Fig. 1")',
        /not shown: ..x.example.a.png \(line 8\)/,
      ],
      ['![A hall](a.webp)', /not shown: a.webp \(line 3\)/],
      ['See [x](javascript:alert).', /correct the link: .*javascript:alert.* \(line 3\)/],
      ['See [x](https://x.example/a b).', /correct the link: .* \(line 3\)/],
      ['See [x] (https://x.example).', /correct the link: .* \(line 3\)/],
      ['| a |\n|---|\n| [x](tel:1 2) |', /correct the link: .* \(line 5\)/],
      ['- a\n- [x](www.x.example)', /address of the link .*: www.x.example \(line 4\)/],
      ['[x](sales@x.example)', /address of the link .*: sales@x.example \(line 3\)/],
      ['[x](https:/x.example)', /address of the link .*: https:.x.example \(line 3\)/],
      ['[ ](https://x.example)', /what the link says: https:..x.example \(line 3\)/],
      ['This is **bold **text', /the \*\* of bold text .* \(line 3\)/],
      ['> ##Heading', /between ## and the heading: ## \(line 3\)/],
      ['| a | b |\n| c | d |', /a line such as .* \(line 3\)/],
      ['a\n---', /articles have none between parts: --- \(line 4\)/],
      ['~~old~~', /articles have no strikethrough: ~~old~~ \(line 3\)/],
      ['a<br>b', /markup instead of HTML.*: <br> \(line 3\)/],
      ['a&nbsp;b', /sign itself instead of its code: &nbsp; \(line 3\)/],
    ])(
      'does not publish placeholder text of the editor, pictures of other sites or markup that readers would see: %j',
      async (written, reason) => {
        await storeFile('a.webp');
        const post = { title: 'Post', content: `Text\n\n${written}` };
        const id = await create(post);
        const { version } = await browser.json(`posts/${id}`);
        const published = { ...EMPTY, ...post, status: 'published', version };
        for (const answer of [
          await browser.put(`posts/${id}`, published),
          await browser.post('posts', { ...published, title: 'Other' }),
        ]) {
          expect(answer.status).toBe(422);
          expect((await answer.json()).fields.content).toMatch(reason);
        }
      },
    );

    it.each([
      ['headings', '# a\n'.repeat(201), /it has 201 headings/],
      ['headings in quotes', '> # a\n\n'.repeat(201), /it has 201 headings/],
      ['items', '- a\n'.repeat(5000), /it has \d+ elements/],
      [
        'cells that a table adds',
        `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n${'|a\n'.repeat(100)}`,
        /it has \d+ elements/,
      ],
    ])('does not store more than a page can show: %s', async (_, content, reason) => {
      const post = { ...EMPTY, title: 'Post', content };
      const answer = await browser.post('posts', { ...post, status: 'draft' });
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields.content).toMatch(reason);
    });

    it('publishes text that only resembles a placeholder', async () => {
      await storeFile('a.webp');
      const content =
        '![A hall](/uploads/a.webp "Caption of Fig. 1")\n\nSee (the "Caption").\n\n[Words of the link below](https://x)\n\nWow![1] See [a](https://x).\n\n~~~\n![x](https://x.example/a.png)\n~~~\n\n2 ** 3, \\*\\*a, \\[x](y z), `**x <br>`, \\&amp; [b](<https://x.example/a b>) [`c`](#d)';
      await create({ title: 'Post', content, status: 'published' });
    });

    it('does not overwrite an edited article when its file has not changed', async () => {
      const id = await service.addPost({ slug: 'article', source_hash: 'abc', content: 'file' });
      const post = await browser.json(`posts/${id}`);
      await browser.put(`posts/${id}`, clean({ ...post, status: 'published', content: 'edited' }));
      await service.addPost({ slug: 'article', source_hash: 'abc', content: 'file' });
      expect((await browser.json(`posts/${id}`)).content).toBe('edited');
      await service.addPost({ slug: 'article', source_hash: 'def', content: 'new file' });
      expect((await browser.json(`posts/${id}/revisions`)).revisions).toHaveLength(2);
    });
  });

  describe('of pictures', () => {
    it('crops them and serves them without camera metadata', async () => {
      const photo = await sharp({
        create: { width: 1600, height: 1600, channels: 3, background: '#5bcbf5' },
      })
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .jpeg()
        .toBuffer();
      const answer = await browser.post('pictures?name=My%20Photo%20(1).JPG', photo);
      expect(answer.status).toBe(201);
      const { name } = await answer.json();
      expect(name).toMatch(/^my-photo-1-[0-9a-f]{10}\.webp$/);
      const served = await service.get(`/uploads/${name}`);
      expect(served.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await served.arrayBuffer());
      const { width, height, exif } = await sharp(bytes).metadata();
      expect({ width, height, exif }).toEqual({ width: 1200, height: 675, exif: undefined });
    });

    it.each([
      [900, 1600, 900, 1600],
      [3000, 1500, 1200, 600],
      [300, 200, 300, 200],
      [1000, 9000, 267, 2400],
    ])('keeps the shape of one of %i × %i in a text', async (width, height, ...size) => {
      const drawing = sharp({ create: { width, height, channels: 3, background: 'red' } });
      const answer = await browser.post(
        'pictures?name=a&shape=own',
        await drawing.png().toBuffer(),
      );
      const { name, enlarged } = await answer.json();
      const served = await sharp(
        Buffer.from(await (await service.get(`/uploads/${name}`)).arrayBuffer()),
      ).metadata();
      expect([served.width, served.height, enlarged]).toEqual([...size, false]);
      expect(parseArticle(`![a](/uploads/${name})`)).toMatchObject([
        { width: size[0], height: size[1] },
      ]);
    });

    it('says when a cover was smaller than its place', async () => {
      const small = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
      expect(
        await (await browser.post('pictures', await small.png().toBuffer())).json(),
      ).toMatchObject({ enlarged: true });
    });

    it.each([
      ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['\x89PNG\r\n\x1a\nbut not a picture'],
      ['%PDF-1.7'],
      [''],
    ])('refuses %j', async (text) => {
      expect((await browser.post('pictures', Buffer.from(text, 'latin1'))).status).toBe(422);
    });

    it('refuses one that would become very large before it is cropped', async () => {
      const line = sharp({ create: { width: 500, height: 1, channels: 3, background: 'red' } });
      const answer = await browser.post('pictures', await line.png().toBuffer());
      expect(answer.status).toBe(422);
    });

    it.each([
      ['사진 1.jpg'.normalize('NFD'), /^사진-1-\w{10}\.webp$/],
      ['스크린샷 2026-11-25 오후 3.12.01.png', /^스크린샷-2026-11-25-오후-3-12-01-\w{10}\.webp$/],
      ['Фото 2026.png', /^фото-2026-\w{10}\.webp$/],
      ['صورة 5.png', /^صورة-5-\w{10}\.webp$/],
      ['चित्र.png', /^चित्र-\w{10}\.webp$/],
      ['Größe.PNG', /^grosse-\w{10}\.webp$/],
      ['-_.png', /^picture-\w{10}\.webp$/],
      ['🚀🚀.png', /^picture-\w{10}\.webp$/],
      [`${'각'.repeat(100)}.png`, /^각{60}-\w{10}\.webp$/],
      ['', /^picture-\w{10}\.webp$/],
    ])('can be called %j and are covers, figures and in use', async (file, expected) => {
      const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
      const bytes = await red.png().toBuffer();
      const uploaded = await browser.post(`pictures?name=${encodeURIComponent(file)}`, bytes);
      const { name } = await uploaded.json();
      expect(name).toMatch(expected);
      for (const form of ['NFC', 'NFD']) {
        const path = encodeURIComponent(name.normalize(form));
        expect((await service.get(`/uploads/${path}`)).status).toBe(200);
      }
      const content = `![Red](/uploads/${encodeURIComponent(name)})`;
      await create({ title: 'Cover', image: name });
      const figure = await create({ title: 'Figure', content });
      const [picture] = (await browser.json('pictures')).pictures;
      expect(picture.posts).toMatchObject([{ title: 'Cover' }, { title: 'Figure' }]);
      const remove = () => browser.send('DELETE', `pictures/${encodeURIComponent(name)}`);
      await service.store.db.deleteFrom('posts').where('id', '!=', figure).execute();
      expect((await remove()).status).toBe(409);
      await service.store.db.deleteFrom('posts').execute();
      expect((await remove()).status).toBe(200);
    });

    it('stored before names could contain every letter are served', async () => {
      const row = { bytes: Buffer.from('x'), created_at: service.now.toISOString() };
      await service.store.db
        .insertInto('pictures')
        .values({ ...row, name: '-1-0123456789.webp' })
        .execute();
      expect((await service.get('/uploads/-1-0123456789.webp')).status).toBe(200);
    });

    it('lists the posts that use them, and deletes pictures that no version uses', async () => {
      await storeFile('file.webp');
      const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
      const answer = await browser.post('pictures?name=red', await red.png().toBuffer());
      const { name } = await answer.json();
      const id = await create({ title: 'Post', content: `![Red](/uploads/${name})` });
      const list = async () => (await browser.json('pictures')).pictures;
      expect(await list()).toEqual([
        { name, created_at: service.now.toISOString(), posts: [{ id, title: 'Post' }] },
        { name: 'file.webp', created_at: null, posts: [] },
      ]);
      expect(await browser.json('pictures?page=3')).toMatchObject({
        pictures: await list(),
        pagination: { page: 1, pages: 1 },
      });
      const remove = async () => (await browser.send('DELETE', `pictures/${name}`)).status;
      expect(await remove()).toBe(409);
      const post = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft', content: '' });
      await browser.put(`posts/${id}`, post);
      expect((await list())[0].posts).toEqual([]);
      expect(await remove()).toBe(409);
      await service.store.db.deleteFrom('post_revisions').execute();
      expect(await remove()).toBe(200);
      expect(await remove()).toBe(404);
      expect((await service.get(`/uploads/${name}`)).status).toBe(404);
      expect((await browser.actions()).at(-1)).toBe(
        `ada@example.org: picture deleted, picture ${name}`,
      );
    });

    it('cannot be used by posts unless they are stored, except where they were before', async () => {
      const shown = '![Gone](/uploads/gone-0123456789.webp)';
      for (const [field, fields] of [
        ['image', { image: 'gone-0123456789.webp' }],
        ['content', { content: shown }],
        ['content', { content: '![Gone](/uploads/%00.webp)' }],
      ] as const) {
        const answer = await browser.post('posts', { ...EMPTY, title: 'Post', ...fields });
        expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
      }
      await create({ title: 'Code', content: `~~~\n${shown}\n~~~` });
      const id = await service.addPost({
        slug: 'imported',
        image: 'gone-0123456789.webp',
        content: shown,
      });
      const post = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
      expect((await browser.put(`posts/${id}`, { ...post, title: 'New' })).status).toBe(200);
    });

    it('are either deleted or used, when both are asked for at once', async () => {
      const row = { bytes: Buffer.from('x'), created_at: service.now.toISOString() };
      for (let round = 0; round < 6; round += 1) {
        const name = `red-${round}.webp`;
        const fields = round % 2 ? { image: name } : { content: `![Red](/uploads/${name})` };
        await service.store.db
          .insertInto('pictures')
          .values({ ...row, name })
          .execute();
        const answers = await Promise.all([
          browser.post('posts', { ...EMPTY, title: 'Post', ...fields }),
          browser.send('DELETE', `pictures/${name}`),
        ]);
        expect([
          [201, 409],
          [422, 200],
        ]).toContainEqual(answers.map(({ status }) => status));
      }
    });

    it('are found in posts by their whole names, however they are encoded', async () => {
      const row = { bytes: Buffer.from('x'), created_at: service.now.toISOString() };
      const names = ['stone.webp', 'one.webp'];
      await service.store.db
        .insertInto('pictures')
        .values(names.map((name) => ({ ...row, name })))
        .execute();
      const remove = async (name: string) =>
        (await browser.send('DELETE', `pictures/${name}`)).status;
      const id = await create({ title: 'Post', content: '![Stone](/uploads/%73tone.webp)' });
      expect([await remove('tone'), await remove('one.webp')]).toEqual([404, 200]);
      expect(await remove('stone.webp')).toBe(409);
      const post = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft', content: '' });
      await browser.put(`posts/${id}`, post);
      expect(await remove('stone.webp')).toBe(409);
    });

    it('states the limit of pixels when it refuses a picture', async () => {
      const wide = sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } });
      const answer = await browser.post('pictures?name=wide', await wide.png().toBuffer());
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields.picture).toBe('picture-unreadable');
    });

    it('says that an empty file is empty', async () => {
      const answer = await browser.post('pictures?name=a.png', Buffer.alloc(0));
      expect([answer.status, (await answer.json()).fields]).toEqual([
        422,
        { picture: 'picture-empty' },
      ]);
    });

    it('refuses those that are too large', async () => {
      const answer = await browser.post('pictures', Buffer.alloc(10 * 1024 * 1024 + 2));
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'picture-too-large']);
    });
  });

  describe('of comments', () => {
    it('lists pending comments, oldest first, and moderates several at once', async () => {
      const blog_id = await service.addPost({ slug: 'post', title: 'A post' });
      for (const name of ['first', 'second', 'third']) {
        await service.post({ blog_id, name, email: 'jin@example.org', message: name });
        service.pass(1000);
      }
      const queue = await browser.json('comments');
      expect(queue.counts).toEqual({ pending: 3, approved: 0, rejected: 0, spam: 0 });
      expect(queue.comments[0]).toMatchObject({
        name: 'first',
        email: 'jin@example.org',
        reasons: [],
        post: { slug: 'post', title: 'A post' },
      });
      const ids = queue.comments.map((comment: { id: number }) => comment.id);
      const decide = (status: string, some: number[]) =>
        browser.post('comments/decide', { ids: some, status });
      expect(await (await decide('approved', [ids[0], ids[1], 999])).json()).toEqual({
        ids: [ids[0], ids[1]],
      });
      await decide('spam', [ids[2]]);
      const late = { ids, status: 'rejected', from: 'pending' };
      expect(await (await browser.post('comments/decide', late)).json()).toEqual({ ids: [] });
      const names = await service.json(`/api/comments?blog_id=${blog_id}`);
      expect(names.map((comment: { name: string }) => comment.name)).toEqual(['first', 'second']);
      expect((await browser.json('comments?status=approved')).comments[0].name).toBe('second');
      expect(await browser.actions()).toEqual([
        `ada@example.org: comment approved, comment ${ids[0]}`,
        `ada@example.org: comment approved, comment ${ids[1]}`,
        `ada@example.org: comment spam, comment ${ids[2]}`,
      ]);
    });

    describe('about a whole view', () => {
      /** Stores pending comments in bulk; resolves to the `newest` of the view. */
      async function fill(count: number) {
        const post_id = await service.addPost({ slug: 'post', title: 'A post' });
        const comment = { post_id, name: 'Jin', email: 'jin@example.org', message: 'Hello' };
        const created_at = service.now.toISOString();
        const rows = Array.from({ length: count }, () => ({
          ...comment,
          status: 'pending' as const,
          created_at,
        }));
        await service.store.db.insertInto('comments').values(rows).execute();
        return (await browser.json('comments')).newest as number;
      }
      const decide = async (body: object) =>
        (await browser.post('comments/decide-view', body)).json();

      it('decides about all of its pages, but not about what arrived since, and undoes that only', async () => {
        const newest = await fill(600);
        const [early] = await service.comments();
        await browser.post('comments/decide', { ids: [early?.id], status: 'approved' });
        await fill(1);
        service.pass(1000);
        const spam = await decide({ status: 'spam', from: 'pending', newest });
        expect(spam).toEqual({ count: 599, decided_at: service.now.toISOString() });
        const counts = async () => (await browser.json('comments')).counts;
        expect(await counts()).toEqual({ pending: 1, approved: 1, rejected: 0, spam: 599 });
        service.pass(1000);
        await fill(1);
        await decide({ status: 'spam', from: 'pending', newest: newest + 2 });
        service.pass(1000);
        const undo = { status: 'pending', from: 'spam', newest: newest + 2 };
        expect((await decide({ ...undo, decided_at: spam.decided_at })).count).toBe(599);
        expect(await counts()).toEqual({ pending: 599, approved: 1, rejected: 0, spam: 2 });
      });

      it('deletes all of its pages, but nothing that arrived since or that another view lists', async () => {
        const newest = await fill(600);
        const [early] = await service.comments();
        await browser.post('comments/decide', { ids: [early?.id], status: 'approved' });
        await fill(1);
        const gone = await browser.post('comments/delete-view', { from: 'pending', newest });
        expect(await gone.json()).toMatchObject({ count: 599 });
        const { counts } = await browser.json('comments');
        expect(counts).toEqual({ pending: 1, approved: 1, rejected: 0, spam: 0 });
      });

      it('shares the view between two moderators who decide at the same time', async () => {
        const newest = await fill(300);
        const both = await Promise.all([
          decide({ status: 'approved', from: 'pending', newest }),
          decide({ status: 'rejected', from: 'pending', newest }),
        ]);
        const { counts } = await browser.json('comments');
        expect(counts).toMatchObject({
          pending: 0,
          approved: both[0].count,
          rejected: both[1].count,
        });
        expect(both[0].count + both[1].count).toBe(300);
      });
    });

    describe('with an answer of the company', () => {
      async function comment() {
        const blog_id = await service.addPost({ slug: 'post', title: 'A post' });
        await service.post({ blog_id, name: 'Jin', email: 'jin@example.org', message: 'Why?' });
        const id = (await service.comments())[0]?.id;
        const shown = async () => service.json(`/api/comments?blog_id=${blog_id}`);
        const answer = (answer: string, before: string | null) =>
          browser.put(`comments/${id}/answer`, { answer, before });
        return { id, shown, answer };
      }

      it('approves a pending comment, and shows the answer below it until it is removed', async () => {
        const { id, shown, answer } = await comment();
        expect((await answer(' Because of the bearing. ', null)).status).toBe(200);
        const at = service.now.toISOString();
        expect(await shown()).toMatchObject([
          { message: 'Why?', answer: { message: 'Because of the bearing.', created_at: at } },
        ]);
        expect((await browser.json('comments?status=approved')).comments[0]).toMatchObject({
          answer: 'Because of the bearing.',
          answered_by: 'ada@example.org',
        });
        expect((await answer('', at)).status).toBe(200);
        expect((await shown())[0]).not.toHaveProperty('answer');
        expect(await browser.actions()).toEqual([
          `ada@example.org: comment approved, comment ${id}`,
          `ada@example.org: comment answered, comment ${id}`,
          `ada@example.org: answer removed, comment ${id}`,
        ]);
      });

      it('refuses a second answer at the same time, and one to a hidden or unknown comment', async () => {
        const { id, shown, answer } = await comment();
        const both = await Promise.all([answer('One', null), answer('Two', null)]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect((await shown())[0].answer.message).toBe(both[0].status === 200 ? 'One' : 'Two');
        await browser.post('comments/decide', { ids: [id], status: 'spam' });
        expect((await answer('Three', service.now.toISOString())).status).toBe(409);
        expect(
          (await browser.put('comments/999/answer', { answer: 'x', before: null })).status,
        ).toBe(404);
      });
    });

    it('answers a page beyond the end with the last page', async () => {
      const blog_id = await service.addPost({ slug: 'post', title: 'A post' });
      await service.post({ blog_id, name: 'Jin', email: 'jin@example.org', message: 'Hello' });
      const { comments, pagination } = await browser.json('comments?page=3');
      expect(comments).toHaveLength(1);
      expect(pagination).toMatchObject({ page: 1, pages: 1 });
      expect((await browser.json('comments?page=3&status=spam')).pagination).toMatchObject({
        page: 1,
        pages: 0,
      });
    });

    it.each([
      [{ ids: [], status: 'approved' }],
      [{ ids: [1], status: 'lost' }],
      [{ ids: ['1'], status: 'spam' }],
      [{ ids: Array.from({ length: 201 }, (_, n) => n + 1), status: 'spam' }],
    ])('refuses the decision %j', async (decision) => {
      expect((await browser.post('comments/decide', decision)).status).toBe(422);
    });
  });

  describe('of enquiries and subscribers', () => {
    it('lists them with their files and changes their status', async () => {
      const id = await enquire({ issue: '=HYPERLINK("x")\nmore', severity: 'high' }, 'naïve.pdf');
      const { enquiries, counts } = await browser.json('enquiries');
      expect(counts.new).toBe(1);
      expect(enquiries).toMatchObject([
        { id, subject: '=HYPERLINK("x")', severity: 'high', files: 1 },
      ]);
      const enquiry = await browser.json(`enquiries/${id}`);
      expect(enquiry).toMatchObject({ email: 'jin@example.org', files: [{ size: 7 }] });
      const file = await browser.get(`enquiries/${id}/files/${enquiry.files[0].id}`);
      expect(await file.text()).toBe('one two');
      expect(file.headers.get('content-type')).toBe('application/octet-stream');
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="na_ve.pdf"; filename*=UTF-8''na%C3%AFve.pdf`,
      );
      expect((await browser.get(`enquiries/${id + 1}/files/${enquiry.files[0].id}`)).status).toBe(
        404,
      );
      const mark = (status: string) =>
        browser.send('PATCH', `enquiries/${id}`, { status, version: enquiry.version });
      expect((await mark('closed')).status).toBe(200);
      expect((await mark('lost')).status).toBe(422);
      expect((await browser.json('enquiries?status=closed')).enquiries).toHaveLength(1);
      expect((await browser.json('enquiries?status=new')).enquiries).toHaveLength(0);
    });

    it('exports both as CSV without formulas', async () => {
      await enquire({ issue: '=HYPERLINK("x")', phone: '+82 2 555' });
      await service.store.db
        .insertInto('subscribers')
        .values({ email: 'a@example.org', status: 'confirmed', created_at: 'x', changed_at: 'y' })
        .execute();
      const answer = await browser.get('enquiries/export.csv');
      // An ETag would require reading the whole file before sending its first byte.
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('content-disposition')).toContain('enquiries.csv');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const [head = '', row = ''] = bytes.toString().slice(1).split('\r\n');
      expect(head).toMatch(/^reference,received,kind,status,name,email,phone,company/);
      expect(row).toContain("support,new,Jin,jin@example.org,'+82 2 555,");
      expect(row.split(',')[head.split(',').indexOf('issue')]).toBe(`"'=HYPERLINK(""x"")"`);
      expect(row).toMatch(/,Products: MAX50; Found at: \/max-series,,,,a.pdf$/);
      expect(await (await browser.get('subscribers/export.csv')).text()).toContain(
        'a@example.org,confirmed,x,y,,https://www.example.org/newsletter/unsubscribe?token=',
      );
      expect(
        await (await browser.get('subscribers/export.csv?separator=semicolon')).text(),
      ).toContain(
        'a@example.org;confirmed;x;y;;https://www.example.org/newsletter/unsubscribe?token=',
      );
      expect((await browser.actions()).slice(-3)).toEqual([
        'ada@example.org: exported, enquiries',
        'ada@example.org: exported, subscribers',
        'ada@example.org: exported, subscribers',
      ]);
      expect((await browser.json('subscribers?status=confirmed')).subscribers).toHaveLength(1);
    });
  });

  it('finds subscribers and unsubscribes them', async () => {
    for (const name of ['jin', 'ben_1', 'ben21']) {
      const email = `${name}@example.org`;
      const times = { created_at: 'x', changed_at: 'x' };
      const { id } = await service.store.db
        .insertInto('subscribers')
        .values({ email, status: 'confirmed', ...times })
        .returning('id')
        .executeTakeFirstOrThrow();
      const mail = { subscriber_id: id, due_at: 'x', created_at: 'x' };
      await service.store.db.insertInto('outbox').values(mail).execute();
    }
    const find = async (query: string) => {
      const { subscribers, pagination } = await browser.json(`subscribers?${query}`);
      expect(pagination.total).toBe(subscribers.length);
      return subscribers;
    };
    expect(await find('search=%20BEN_1')).toMatchObject([{ email: 'ben_1@example.org' }]);
    expect(await find('search=%25')).toEqual([]);
    expect(await find('status=pending&search=ben')).toEqual([]);
    const [jin] = await find('search=jin');
    for (let time = 0; time < 2; time += 1) {
      expect((await browser.post(`subscribers/${jin.id}/unsubscribe`)).status).toBe(200);
    }
    expect(await find('status=unsubscribed')).toMatchObject([{ id: jin.id }]);
    expect((await browser.actions()).filter((action: string) => action.includes('unsub'))).toEqual([
      `ada@example.org: unsubscribed, subscriber ${jin.id}`,
    ]);
    expect((await browser.json('outbox')).mails).toHaveLength(2);
    expect((await browser.post('subscribers/999/unsubscribe')).status).toBe(404);
  });

  describe('of mails', () => {
    const worker = (send: SendMail) => ({
      store: service.store,
      settings: {
        from: 'site@example.org',
        enquiriesTo: 'sales@example.org',
        publicUrl: 'https://www.example.org',
      },
      compose,
      clock: () => service.now,
      send,
    });
    const refuse: SendMail = async () => {
      throw Object.assign(new Error('550 no such user'), { responseCode: 550 });
    };
    const subscribe = (email: string) =>
      service.app.request('/api/newsletter', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });

    it('lists waiting and failed mails with the reason, and resends one or all', async () => {
      const id = await enquire({ issue: 'It hums.' }, 'a.pdf', true);
      await subscribe('ann@example.org');
      const { mails, counts, sending } = await browser.json('outbox');
      expect([counts, sending]).toEqual([{ waiting: 2, failed: 0, sent: 0 }, false]);
      expect(mails).toMatchObject([
        { kind: 'confirmation', to: 'ann@example.org', enquiry: null, attempts: 0 },
        { kind: 'enquiry', to: null, enquiry: { id }, last_error: null, ended_at: null },
      ]);
      await sendDueMails(worker(refuse));
      expect((await browser.json('session')).waiting.mails).toBe(1);
      const [confirmation, forwarded] = (await browser.json('outbox')).mails;
      expect(confirmation).toMatchObject({ status: 'failed', last_error: '550 no such user' });
      expect(forwarded).toMatchObject({ status: 'waiting', attempts: 1 });

      const again = async (body: object) => (await browser.post('outbox/send', body)).json();
      expect(await again({ ids: [confirmation.id, 999] })).toEqual({ count: 1 });
      const sent: string[] = [];
      const send: SendMail = async ({ to }) => void sent.push(to);
      await sendDueMails(worker(send));
      expect(sent).toEqual(['ann@example.org']);
      expect(await again({})).toEqual({ count: 1 });
      await sendDueMails(worker(send));
      expect(sent).toEqual(['ann@example.org', 'sales@example.org']);
      expect(await again({})).toEqual({ count: 0 });
      expect((await browser.json('outbox')).mails).toEqual([]);
      expect((await browser.json('outbox?status=sent')).mails).toMatchObject([
        { id: confirmation.id, status: 'sent', last_error: null },
        { id: forwarded.id, status: 'sent' },
      ]);
      expect(await browser.actions()).toEqual([
        `ada@example.org: sent again, mail ${confirmation.id}`,
        'ada@example.org: sent again, all mails (1)',
      ]);
    });

    it('does not resend a mail that is being sent or no longer applies', async () => {
      await subscribe('ann@example.org');
      await leaseMail(service.store, service.now);
      expect(await (await browser.post('outbox/send', {})).json()).toEqual({ count: 0 });
      service.pass(LEASE_MS);
      expect(await (await browser.post('outbox/send', {})).json()).toEqual({ count: 1 });
      await service.store.db.updateTable('subscribers').set({ status: 'unsubscribed' }).execute();
      expect(await sendDueMails(worker(refuse))).toEqual({ sent: 0, failed: 0 });
      expect((await browser.json('outbox?status=sent')).mails).toEqual([]);
    });

    it.each([{ ids: [] }, { ids: [0] }, { ids: 'all' }])('refuses %j', async (body) => {
      expect((await browser.post('outbox/send', body)).status).toBe(422);
    });
  });

  async function enquire(fields: Record<string, string>, name = 'a.pdf', relay = false) {
    const id = await addFile(service.store, { name, type: 'application/pdf' }, service.now);
    const file = id ?? 0;
    await addChunk(service.store, file, 0, Buffer.from('one '));
    await addChunk(service.store, file, 1, Buffer.from('two'));
    const person = { name: 'Jin', email: 'jin@example.org' };
    const request = { products: ['MAX50'], facts: [], address: '/max-series' };
    await addEnquiry(
      service.store,
      { kind: 'support', status: 'new', reasons: [], ...person, fields, request, files: [file] },
      { bucket: 'test', max: 9, windowMs: 1000 },
      relay,
      service.now,
    );
    const rows = await service.store.db.selectFrom('enquiries').select('id').execute();
    return rows.at(-1)?.id ?? 0;
  }
});

/** A post as the editor sends it, with empty strings for missing texts. */
function clean(post: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(post).map(([key, value]) => [key, value ?? '']);
  return { ...Object.fromEntries(entries), published_at: post.published_at ?? null };
}
