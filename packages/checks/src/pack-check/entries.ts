/** A target of the package's exports: a path, or one for each condition. */
type Target = string | Readonly<Record<string, string>>;

/**
 * Every name that the exports of the package allow to import, with patterns filled in, except fonts: these have no types,
 * and each bundler has its own for them.
 *
 * @param files paths in the package, from `./`
 */
export function entriesOf(
  exports: Readonly<Record<string, Target>>,
  files: readonly string[],
): string[] {
  return Object.entries(exports).flatMap(([name, target]) => {
    if (name.startsWith('./fonts/')) return [];
    if (!name.includes('*')) return [name];
    const path = typeof target === 'string' ? target : (target.default ?? '');
    const [start = '', end = ''] = path.split('*');
    return files
      .filter((file) => file.startsWith(start) && file.endsWith(end))
      .map((file) => name.replace('*', file.slice(start.length, file.length - end.length)));
  });
}
