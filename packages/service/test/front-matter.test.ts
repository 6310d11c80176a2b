import { describe, expect, it } from 'vitest';
import { parseArticle } from '../src/posts/front-matter.ts';
import { article } from './support/article.ts';

describe('front matter', () => {
  it('reads files with a byte order mark and Windows line endings', () => {
    const text = `\uFEFF${article().replaceAll('\n', '\r\n')}`;
    expect(parseArticle(text)).toMatchObject({
      head: { slug: 'surge', published: '2026-10-12T00:00:00.000Z' },
      body: '## Text\n\nWords.',
    });
  });

  it.each([
    [article({ title: undefined }), 'title: is missing'],
    [article({ title: '2026' }), 'title: must be text; put it in quotes'],
    [article({ title: '""' }), 'title: must not be empty'],
    [article({ slug: 'Not A Slug' }), 'slug: must be lower-case words joined by hyphens'],
    [article({ excerpt: undefined }), 'excerpt: is missing'],
    [article({ categories: 'Energy' }), 'categories: must be a list, such as [Energy, Bearings]'],
    [article({ categories: '[]' }), 'categories: must name at least one category'],
    [article({ categories: '["?"]' }), 'categories.0: must contain a letter or a digit'],
    [article({ tags: '[a, 5]' }), 'tags.1: must be text; put it in quotes'],
    [article({ published: undefined }), 'published: is missing'],
    [article({ published: 'soon' }), 'published: must be a date such as 2026-10-12'],
    [article({ published: '2026-02-30' }), 'published: is not a valid date'],
    [article({ status: 'open' }), 'status: must be draft or published'],
    [article({ image: '../secret.png' }), 'image: must be a plain image file name'],
    [article({ image: 'drawing.svg' }), 'image: must be a plain image file name'],
    [article({ autor: 'Me' }), 'autor: is not a known field'],
    [article({}, ''), 'the article has no text below its front matter'],
    ['no head', 'the file must start with front matter between two --- lines'],
    ['---\njust text\n---\nBody', 'front matter must be fields such as "title: …"'],
    ['---\ntitle: "open\n---\nBody', expect.stringMatching(/quote/)],
    ['---\ntitle: a\ntitle: b\n---\nBody', expect.stringMatching(/unique/)],
  ])('explains what is wrong (%#)', (text, problem) => {
    expect(parseArticle(text)).toEqual({ problems: [problem] });
  });
});
