import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/THREATS.md'), 'utf8');
const proofs = text.split('\n').flatMap((line) => {
  const cell = /^\| .* \| (.*) \|$/.exec(line)?.[1] ?? '';
  const [ofService = '', ofSite = ''] = cell.split('site:');
  const named = (names: string, folder: string) =>
    [...names.matchAll(/`(.+?)`/g)].map((match) => [match[1] ?? '', folder] as const);
  return [...named(ofService, 'packages/service'), ...named(ofSite, '{site,packages/*}')];
});

it('the threat model cites tests that exist', () => {
  expect(proofs.length).toBeGreaterThan(40);
});

it.each(proofs)('the proof %s of the threat model exists in %s', (name, folder) => {
  const [, check, part] = /^check (\w+)$|^attack (\w+)$/.exec(name) ?? [];
  const pattern = check
    ? `packages/checks/src/${check}/${check}.ts`
    : part
      ? `packages/checks/src/attack/${part}.ts`
      : `${folder}/{test,e2e,app,src}/**/${name}.{test,spec}.ts`;
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
