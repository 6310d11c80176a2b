import { changedAt, DEFAULT_AUTHOR, type PostSummary } from '../contract/blogs.ts';
import { type Feed, lastChange } from './feed.ts';
import { element, escapeXml } from './xml.ts';

/** A feed as Atom (RFC 4287). */
export function atom({ title, owner, path, self, posts, addressOf }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('title', title),
    element('id', addressOf(path)),
    link('self', addressOf(self.atom)),
    link('alternate', addressOf(path)),
    element('updated', lastChange(posts) ?? '1970-01-01T00:00:00Z'),
    element('rights', owner),
    ...posts.map((post) => entry(post, addressOf(`/blog/${post.slug}`))),
    '</feed>',
    '',
  ].join('\n');
}

function entry(post: PostSummary, address: string): string {
  return [
    '<entry>',
    element('title', post.title),
    element('id', address),
    link('alternate', address),
    element('published', post.created_at),
    element('updated', changedAt(post)),
    `<author>${element('name', post.author_name ?? DEFAULT_AUTHOR)}</author>`,
    ...(post.categories ?? []).map(
      ({ name, slug }) => `<category term="${escapeXml(slug)}" label="${escapeXml(name)}"/>`,
    ),
    ...(post.excerpt ? [element('summary', post.excerpt)] : []),
    '</entry>',
  ].join('');
}

function link(relation: string, address: string): string {
  return `<link rel="${relation}" href="${escapeXml(address)}"/>`;
}
