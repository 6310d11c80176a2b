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
