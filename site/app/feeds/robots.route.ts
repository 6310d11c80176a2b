import { addressOf } from '@brand/catalogue/company';

/** Search results and bookmarks do not belong in an index. */
const text = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /search
Disallow: /bookmarks

Sitemap: ${addressOf('/sitemap.xml')}
`;

export function loader() {
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
