/**
 * Applies `--write`: sets the budgets of entries that have none and of those listed after the flag (`--write all` for
 * every entry), and removes those of entries that no longer exist. All other budgets stay the same.
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

/** An error message if a size exceeds its budget. */
export function excess(what: string, size: number, limit: number, unit = ' bytes'): string[] {
  if (size <= limit) return [];
  return [`${what}: ${size}${unit}, ${size - limit} over the budget of ${limit}`];
}

/** Fails, and prints the problems on exit, so that they come after the long table. */
export function failWith(problems: string[]): void {
  if (problems.length === 0) return;
  process.exitCode = 1;
  process.once('exit', () => console.error(`\n${problems.join('\n')}`));
}
