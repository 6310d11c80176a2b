/** `fill('Page {page}', { page: 2 })` is `Page 2`. A placeholder without a value stays, so that typos are visible. */
export function fill(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
