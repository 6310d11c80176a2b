import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dated = [...read('docs/adr/README.md').matchAll(/^\| (.*?) \| \d{4}-\d\d \|/gm)].flatMap(
  ([, names = '']) => names.split(', '),
);
const used = globSync('{site,packages/*}/package.json', { cwd: root }).flatMap((file) => {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(read(file));
  return Object.entries<string>({ ...dependencies, ...peerDependencies });
});
const names = used.filter(([, range]) => !range.startsWith('workspace:')).map(([name]) => name);

it.each([...new Set(names)])('the decision for %s is recorded with its last release', (name) => {
  expect(dated).toContain(name);
});
