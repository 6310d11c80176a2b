/**
 * Sets the budgets that `--write` asks for: of entries without one, and of those named after it (`--write all` for
 * every entry). Budgets of entries that no longer exist go; every other budget stays as it is.
 */
export function writtenBudgets<T>(
  budgets: Record<string, T>,
  measured: Record<string, T>,
  withRoom: (measured: T) => T,
): Record<string, T> {
  const named = process.argv.slice(process.argv.indexOf('--write') + 1);
  const isDue = (name: string) => !budgets[name] || named.includes(name) || named.includes('all');
  return Object.fromEntries(
    Object.entries(measured).map(([name, value]) => [
      name,
      isDue(name) ? withRoom(value) : (budgets[name] as T),
    ]),
  );
}

/** A line for a size over its budget, which says by how much; none otherwise. */
export function excess(what: string, size: number, limit: number, unit = ' bytes'): string[] {
  if (size <= limit) return [];
  return [`${what}: ${size}${unit}, ${size - limit} over the budget of ${limit}`];
}

/** Fails with what is wrong. It is printed last: `pnpm size` measures the pages after the package, in a long table. */
export function failWith(problems: string[]): void {
  if (problems.length === 0) return;
  process.exitCode = 1;
  process.once('exit', () => console.error(`\n${problems.join('\n')}`));
}
