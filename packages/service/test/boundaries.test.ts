import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** The folder of a file in `src`; a file outside of folders counts as one. */
const folderOf = (file: string) => relative(root, file).split(sep)[0] ?? '';

/** Folders that each folder imports. */
function imports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(root, name);
    const others = found.get(folderOf(file)) ?? new Set();
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      others.add(folderOf(join(dirname(file), path)));
    }
    others.delete(folderOf(file));
    found.set(folderOf(file), others);
  }
  return found;
}

it('no folder imports another one that imports it, directly or through others', () => {
  const left = imports();
  // Removes folders that import nothing of the rest, until there are none.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [folder, others] of left) {
      if (![...others].some((other) => left.has(other))) left.delete(folder);
    }
  }
  expect([...left.keys()]).toEqual([]);
});
