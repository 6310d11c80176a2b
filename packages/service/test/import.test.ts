import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moderate } from '../src/comments/queries.ts';
import { ExplainedError } from '../src/errors.ts';
import { type ImportProgress, importPosts } from '../src/posts/import.ts';
import { article } from './support/article.ts';
import { engines, newFolder, TestService } from './support/service.ts';

/** With the signature of WebP. */
const PICTURE = 'RIFF....WEBP picture';

describe.each(engines)('import on %s', (engine) => {
  let service: TestService;
  let folder: string;

  beforeEach(async () => {
    service = await TestService.start(engine);
    folder = await newFolder();
    await mkdir(join(folder, 'images'));
    await writeFile(join(folder, 'images', 'surge.webp'), PICTURE);
    await writeFile(join(folder, 'images', 'notes.txt'), 'not a picture');
    await writeFile(join(folder, 'surge.md'), article());
    await writeFile(
      join(folder, 'choke.md'),
      article({ slug: 'choke', image: undefined, author: undefined, tags: undefined }),
    );
  });
  afterEach(() => service.stop());

  const run = (onProgress?: (progress: ImportProgress) => void) =>
    importPosts(service.store, folder, service.uploadsDir, onProgress, () => service.now);

  it('imports articles as posts and copies their pictures', async () => {
    const progress: ImportProgress[] = [];
    expect(await run((step) => progress.push(step))).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      images: 1,
      missingImages: [],
    });
    expect(progress).toEqual([
      { done: 1, total: 2, slug: 'choke', outcome: 'added' },
      { done: 2, total: 2, slug: 'surge', outcome: 'added' },
    ]);
    expect(await service.json('/api/blogs/single?slug=surge')).toEqual({
      id: expect.any(Number),
      title: 'Surge: the line',
      slug: 'surge',
      excerpt: 'Reading a map.',
      content: '## Text\n\nWords.',
      image: 'surge.webp',
      image_caption: 'Fig. 1',
      created_at: '2026-10-12T00:00:00.000Z',
      updated_at: '2026-10-12T00:00:00.000Z',
      author_name: 'Service Desk',
      author_bio: 'People on the road.',
      meta_title: 'Surge',
      meta_description: 'About surge',
      meta_keywords: 'a, b',
      categories: [
        { name: 'Energy', slug: 'energy' },
        { name: 'Process Air', slug: 'process-air' },
      ],
      tags: ['Turn-Down', 'energy saving'],
      previous: expect.objectContaining({ slug: 'choke' }),
    });
    expect(await service.json('/api/blogs/single?slug=choke')).not.toHaveProperty('author_name');
    expect(await (await service.get('/uploads/surge.webp')).text()).toBe(PICTURE);
    expect((await service.json('/api/blogs?search=surge')).pagination.total).toBe(2);
  });

  it('changes nothing the second time', async () => {
    await run();
    const before = await service.store.db.selectFrom('posts').selectAll().orderBy('id').execute();
    service.pass(1000);
    expect(await run()).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      images: 0,
      missingImages: [],
    });
    const after = await service.store.db.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(after).toEqual(before);
  });

  it('updates changed posts and pictures, and keeps number, date and comments', async () => {
    await run();
    const { id } = await service.json('/api/blogs/single?slug=surge');
    await service.post({ blog_id: id, name: 'Jin', email: 'jin@example.org', message: 'Yes' });
    await moderate(service.store, [(await service.comments())[0]?.id ?? 0], 'approved', service.by);
    const comments = await service.comments();
    const created = service.now.toISOString();
    service.pass(1000);
    await writeFile(
      join(folder, 'surge.md'),
      article({ title: 'Stall', categories: '[Bearings]', tags: '[new]' }, 'Other.'),
    );
    await writeFile(join(folder, 'images', 'surge.webp'), `${PICTURE} new`);

    expect(await run()).toMatchObject({ added: 0, changed: 1, unchanged: 1, images: 1 });
    expect(await service.json('/api/blogs/single?slug=surge')).toMatchObject({
      id,
      title: 'Stall',
      content: 'Other.',
      created_at: '2026-10-12T00:00:00.000Z',
      updated_at: service.now.toISOString(),
      categories: [{ name: 'Bearings', slug: 'bearings' }],
      tags: ['new'],
    });
    expect(await service.comments()).toEqual(comments);
    const row = await service.store.db
      .selectFrom('posts')
      .select(['created_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ created_at: created, updated_at: service.now.toISOString() });
    expect(await (await service.get('/uploads/surge.webp')).text()).toBe(`${PICTURE} new`);
    expect((await service.json('/api/blogs?search=stall')).pagination.total).toBe(1);
  });

  it('does not touch posts whose file did not change, even edited ones', async () => {
    await run();
    await service.store.db.updateTable('posts').set({ title: 'Edited' }).execute();
    expect(await run()).toMatchObject({ changed: 0, unchanged: 2 });
    expect((await service.json('/api/blogs/single?slug=surge')).title).toBe('Edited');
  });

  it('keeps drafts and future posts hidden', async () => {
    await writeFile(join(folder, 'surge.md'), article({ status: 'draft' }));
    await writeFile(
      join(folder, 'choke.md'),
      article({ slug: 'choke', published: '"2026-11-20T14:00:00+01:00"' }),
    );
    await run();
    expect((await service.json('/api/blogs')).pagination.total).toBe(0);
    service.pass(3_600_000);
    expect((await service.json('/api/blogs')).blogs).toMatchObject([
      { slug: 'choke', created_at: '2026-11-20T13:00:00.000Z' },
    ]);
  });

  it('lists missing pictures', async () => {
    const body = '![a](/uploads/surge.webp)\n![b](/uploads/other.webp "Fig. 2")';
    await writeFile(join(folder, 'choke.md'), article({ slug: 'choke', image: 'cover.png' }, body));
    expect((await run()).missingImages).toEqual(['choke.md: cover.png', 'choke.md: other.webp']);
  });

  it('can run in two processes at once', async () => {
    const reports = await Promise.all([run(), run()]);
    expect(reports.every((report) => report.added + report.changed + report.unchanged === 2)).toBe(
      true,
    );
    expect((await service.json('/api/blogs')).pagination.total).toBe(2);
  });

  it('writes nothing when a file is wrong, and lists the problems of all files', async () => {
    const elsewhere = 'Text.\n\n![A hall](https://x.example/a.png)';
    await writeFile(join(folder, 'elsewhere.md'), article({ slug: 'other' }, elsewhere));
    await writeFile(join(folder, 'twin.md'), article({ slug: 'choke' }));
    await writeFile(join(folder, 'wrong.md'), article({ title: undefined, slug: 'A B' }));
    const error = await run().catch((reason) => reason);
    expect(error).toBeInstanceOf(ExplainedError);
    expect(error.problems).toEqual([
      expect.stringMatching(/^elsewhere.md: .*not shown: https:..x.example.a.png/),
      'twin.md: slug: "choke" is already the slug of choke.md',
      'wrong.md: title: is missing',
      'wrong.md: slug: must be lower-case words joined by hyphens',
    ]);
    expect((await service.json('/api/blogs')).pagination.total).toBe(0);
  });

  it('reads only files that are what their names say, and no links', async () => {
    const secret = join(await newFolder(), 'secret');
    await writeFile(secret, `${PICTURE} that is secret`);
    await symlink(secret, join(folder, 'images', 'leak.webp'));
    await writeFile(join(folder, 'images', 'text.png'), PICTURE);
    await mkdir(join(folder, 'images', 'folder.gif'));
    const reading = () => run().catch((reason) => reason.problems);
    expect(await reading()).toEqual([
      'images/folder.gif: is not a regular file',
      'images/leak.webp: is a symbolic link',
      'images/text.png: is not image/png',
    ]);
    await rm(join(folder, 'images'), { recursive: true });
    await symlink(join(secret, '..'), join(folder, 'images'));
    expect(await reading()).toEqual(['images: is not a folder']);

    await mkdir(join(folder, 'a.md'));
    execFileSync('mkfifo', [join(folder, 'b.md')]);
    await symlink('c.md', join(folder, 'c.md'));
    await writeFile(join(folder, 'd.md'), article({ title: '*x' }));
    await writeFile(join(folder, 'e.md'), article({ slug: 'e' }, 'a'.repeat(200_001)));
    await writeFile(join(folder, 'f.md'), article({ slug: 'f' }, 'a'.repeat(900_000)));
    const latin = Buffer.from(article({ slug: 'g', title: 'Kühlung' }, 'Größe'), 'latin1');
    await writeFile(join(folder, 'g.md'), latin);
    await writeFile(join(folder, 'h.md'), Buffer.from(`\ufeff${latin}`, 'utf16le'));
    expect(await reading()).toEqual([
      'a.md: is not a regular file',
      'b.md: is not a regular file',
      'c.md: is a symbolic link',
      expect.stringMatching(/^d.md: .*alias.*x/i),
      'e.md: the text must have up to 200000 characters',
      'f.md: is larger than 800000 bytes',
      'g.md: is not UTF-8; save it in this encoding',
      'h.md: is not UTF-8; save it in this encoding',
    ]);
    expect((await service.json('/api/blogs')).pagination.total).toBe(0);
  });

  it('writes nothing when two labels would have the same address', async () => {
    await writeFile(join(folder, 'dot.md'), article({ slug: 'dot', tags: '[.NET]' }));
    await writeFile(join(folder, 'net.md'), article({ slug: 'net', tags: '[NET]' }));
    const error = await run().catch((reason) => reason);
    expect(error).toBeInstanceOf(ExplainedError);
    expect(error.problems).toEqual([expect.stringMatching(/^tags: “NET” .* “\.NET”/)]);
    expect((await service.json('/api/blogs')).pagination.total).toBe(0);
  });

  it('copies pictures with names in every script, also from decomposed file names', async () => {
    const name = '사진.webp';
    await writeFile(join(folder, 'images', name.normalize('NFD')), PICTURE);
    const body = `![a](/uploads/${name})\n\n![b](/uploads/${encodeURIComponent(name)})`;
    const images = { image: name.normalize('NFD') };
    await writeFile(join(folder, 'choke.md'), article({ slug: 'choke', ...images }, body));
    expect(await run()).toMatchObject({ images: 2, missingImages: [] });
    expect((await service.json('/api/blogs/single?slug=choke')).image).toBe(name);
    expect((await service.get(`/uploads/${encodeURIComponent(name)}`)).status).toBe(200);
  });

  it('explains an empty and a missing folder', async () => {
    const empty = await newFolder();
    await expect(importPosts(service.store, empty, service.uploadsDir)).rejects.toThrow(
      `${empty} has no .md files to import.`,
    );
    const missing = join(empty, 'missing');
    await expect(importPosts(service.store, missing, service.uploadsDir)).rejects.toThrow(
      /^Cannot read the folder /,
    );
  });
});

describe('the articles of this package', () => {
  it('import without a problem and without missing pictures', async () => {
    const content = join(import.meta.dirname, '..', 'content');
    const service = await TestService.start('sqlite');
    const report = await importPosts(service.store, content, service.uploadsDir);
    expect(report.missingImages).toEqual([]);
    expect(report.added).toBe(24);
    const { pagination } = await service.json('/api/blogs');
    expect(pagination).toEqual({ page: 1, pages: 3, total: 24, limit: 9 });
    const first = await readFile(join(content, 'surge-and-choke.md'), 'utf8');
    const post = await service.json('/api/blogs/single?slug=surge-and-choke');
    expect(first.endsWith(`${post.content}\n`)).toBe(true);
    await service.stop();
  });
});
