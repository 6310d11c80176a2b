/** Paths of the pages that a site map lists. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Paths of the pages that a running site lists. */
export async function listedPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  return sitemapPaths(await answer.text());
}
