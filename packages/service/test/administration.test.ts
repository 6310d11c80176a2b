import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvLine } from '../src/csv.ts';
import { addChunk, addEnquiry, addFile } from '../src/store/enquiries.ts';
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
    [[' =1', '\t=1', '＝1', 'a=1'], "' =1,'\t=1,'＝1,a=1"],
    [['\r=1'], '"\'\r=1"'],
  ])('of %j hold text, no formulas', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
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
  const slugs = async () => {
    const { blogs } = await service.json('/api/blogs');
    return blogs.map((blog: { slug: string }) => blog.slug);
  };

  describe('of posts', () => {
    it('shows no draft to readers, and a published post at once', async () => {
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

    it('shows a scheduled post when its time has come, to readers of a copy too', async () => {
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

    it('keeps earlier versions, by whom, and gives them back', async () => {
      const id = await create({ title: 'One', content: 'first', tags: ['a', 'b'] });
      const one = await browser.json(`posts/${id}`);
      service.pass(1000);
      await browser.put(`posts/${id}`, clean({ ...one, title: 'Two', tags: [], status: 'draft' }));
      const { revisions } = await browser.json(`posts/${id}/revisions`);
      expect(revisions).toMatchObject([
        { title: 'One', saved_at: one.updated_at, saved_by: 'ada@example.org' },
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

    it('lets nobody write over the work of another unseen', async () => {
      const id = await create({ title: 'One' });
      const seen = clean({ ...(await browser.json(`posts/${id}`)), status: 'draft' });
      expect((await browser.put(`posts/${id}`, { ...seen, title: 'Two' })).status).toBe(200);
      expect((await browser.put(`posts/${id}`, { ...seen, title: 'Three' })).status).toBe(409);
      expect((await browser.json(`posts/${id}`)).title).toBe('Two');
    });

    it('keeps the address of a post that readers have seen, and addresses apart', async () => {
      const id = await create({ title: 'One' });
      await create({ title: 'Two', status: 'published' });
      const change = async (fields: object) => {
        const post = await browser.json(`posts/${id}`);
        return browser.put(`posts/${id}`, clean({ ...post, status: 'draft', ...fields }));
      };
      expect((await browser.post('posts', { ...EMPTY, title: 'Two' })).status).toBe(422);
      expect(await (await change({ slug: 'two' })).json()).toMatchObject({
        fields: { slug: 'Another post has this address.' },
      });
      expect((await change({ slug: 'other', status: 'published' })).status).toBe(200);
      expect(await slugs()).toEqual(['two', 'other']);
      expect((await change({ slug: 'one', status: 'published' })).status).toBe(422);
    });

    it.each([
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ slug: 'Not This' }, 'slug'],
      [{ content: 'x'.repeat(200_001) }, 'content'],
      [{ image: '../secret.png' }, 'image'],
      [{ published_at: 'tomorrow' }, 'published_at'],
      [{ tags: ['x'.repeat(61)] }, 'tags'],
      [{ categories: Array.from({ length: 13 }, (_, n) => `c${n}`) }, 'categories'],
    ])('refuses %j', async (fields, wrong) => {
      const answer = await browser.post('posts', { ...EMPTY, title: 'Post', ...fields });
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).fields)).toEqual([wrong]);
    });

    it('leaves an edited article alone when its file has not changed', async () => {
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
    it('cuts them to size and serves them without what the camera noted', async () => {
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
      ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['\x89PNG\r\n\x1a\nbut not a picture'],
      ['%PDF-1.7'],
      [''],
    ])('refuses %j', async (text) => {
      expect((await browser.post('pictures', Buffer.from(text, 'latin1'))).status).toBe(422);
    });

    it('refuses those that are too large', async () => {
      const answer = await browser.post('pictures', Buffer.alloc(10 * 1024 * 1024 + 2));
      expect(answer.status).toBe(413);
    });
  });

  describe('of comments', () => {
    it('lists what waits, oldest first, and decides over many at once', async () => {
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
      const names = await service.json(`/api/comments?blog_id=${blog_id}`);
      expect(names.map((comment: { name: string }) => comment.name)).toEqual(['first', 'second']);
      expect((await browser.json('comments?status=approved')).comments[0].name).toBe('second');
      expect(await browser.actions()).toEqual([
        `ada@example.org: comment approved, comment ${ids[0]}`,
        `ada@example.org: comment approved, comment ${ids[1]}`,
        `ada@example.org: comment spam, comment ${ids[2]}`,
      ]);
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
    it('shows them with their files, and marks them', async () => {
      const id = await enquire({ issue: '=HYPERLINK("x")\nmore' }, 'naïve.pdf');
      const { enquiries, counts } = await browser.json('enquiries');
      expect(counts.new).toBe(1);
      expect(enquiries).toMatchObject([{ id, subject: '=HYPERLINK("x")', files: 1 }]);
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
      const mark = (status: string) => browser.send('PATCH', `enquiries/${id}`, { status });
      expect((await mark('closed')).status).toBe(200);
      expect((await mark('lost')).status).toBe(422);
      expect((await browser.json('enquiries?status=closed')).enquiries).toHaveLength(1);
      expect((await browser.json('enquiries?status=new')).enquiries).toHaveLength(0);
    });

    it('exports both as CSV that runs nothing', async () => {
      await enquire({ issue: '=HYPERLINK("x")', phone: '+82 2 555' });
      await service.store.db
        .insertInto('subscribers')
        .values({ email: 'a@example.org', status: 'confirmed', created_at: 'x', changed_at: 'y' })
        .execute();
      const answer = await browser.get('enquiries/export.csv');
      expect(answer.headers.get('content-disposition')).toContain('enquiries.csv');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const [head, row] = bytes.toString().slice(1).split('\r\n');
      expect(head).toMatch(/^reference,received,kind,status,name,email,phone,company/);
      expect(row).toContain(`support,new,Jin,jin@example.org,'+82 2 555,,,,"'=HYPERLINK(""x"")"`);
      expect(await (await browser.get('subscribers/export.csv')).text()).toContain(
        'a@example.org,confirmed,x,y\r\n',
      );
      expect((await browser.actions()).slice(-2)).toEqual([
        'ada@example.org: exported, enquiries',
        'ada@example.org: exported, subscribers',
      ]);
      expect((await browser.json('subscribers?status=confirmed')).subscribers).toHaveLength(1);
    });
  });

  async function enquire(fields: Record<string, string>, name = 'a.pdf'): Promise<number> {
    const file = await addFile(service.store, { name, type: 'application/pdf' }, service.now);
    await addChunk(service.store, file, 0, Buffer.from('one '));
    await addChunk(service.store, file, 1, Buffer.from('two'));
    const person = { name: 'Jin', email: 'jin@example.org' };
    await addEnquiry(
      service.store,
      { kind: 'support', status: 'new', ...person, fields, files: [file] },
      { bucket: 'test', max: 9, windowMs: 1000 },
      false,
      service.now,
    );
    const rows = await service.store.db.selectFrom('enquiries').select('id').execute();
    return rows.at(-1)?.id ?? 0;
  }
});

/** A post as the editor sends it: absent texts are empty. */
function clean(post: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(post).map(([key, value]) => [key, value ?? '']);
  return { ...Object.fromEntries(entries), published_at: post.published_at ?? null };
}
