/** A query of the values that are set, such as `?tag=air&page=2`. */
export function queryOf(values: Record<string, string | number | undefined>): string {
  const entries = Object.entries(values).filter(([, value]) => value);
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}
