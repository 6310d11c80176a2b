/** Paths of the pages that the site map of a running site lists. */
export async function listedPages(origin: string): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', origin))).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
