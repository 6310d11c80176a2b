import { absolute } from '../feeds/feed.ts';

/** What one visitor asks for or keeps is nothing for an index. */
const text = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /search
Disallow: /bookmarks

Sitemap: ${absolute('/sitemap.xml')}
`;

export function loader() {
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
