type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** What search engines ask of a node of each type. */
const asked: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'image', 'brand'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  LocalBusiness: ['name', 'address', 'telephone', 'geo'],
  Organization: ['name', 'url', 'logo'],
};

/** Faults of a page's JSON-LD: missing properties, references to nodes of other pages, countries by their names. */
export function faultsOf(data: Readonly<Record<string, Value>>): string[] {
  const faults: string[] = [];
  if (data['@context'] !== 'https://schema.org') faults.push('JSON-LD without its context');
  const nodes = (data['@graph'] ?? [data]) as readonly Readonly<Record<string, Value>>[];
  for (const node of nodes)
    for (const name of asked[String(node['@type'])] ?? [])
      if (!node[name]) faults.push(`${node['@type']} without ${name}`);
  const ids = nodes.map((node) => node['@id']);
  const visit = (value: Value) => {
    if (typeof value !== 'object') return;
    for (const one of Object.values(value)) visit(one);
    if (!('@type' in value)) return;
    const isReference = Object.keys(value).every((name) => name === '@type' || name === '@id');
    if (isReference && !ids.includes(value['@id'] as string))
      faults.push(`${value['@id']} is not on the page`);
    if ('addressCountry' in value && !/^[A-Z]{2}$/.test(String(value.addressCountry)))
      faults.push(`${value.addressCountry} is not a code of ISO 3166-1`);
  };
  visit(data);
  return [...new Set(faults)];
}
