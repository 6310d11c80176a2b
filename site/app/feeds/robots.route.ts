import { addressOf } from '@brand/catalogue/company';

/** Pages that do not belong in an index say so themselves, for which they need to be read. */
const text = `User-agent: *
Disallow: /api/

Sitemap: ${addressOf('/sitemap.xml')}
`;

export function loader() {
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
