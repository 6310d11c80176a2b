import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeReadme, readmeFile } from '../../scripts/readme.ts';
import { describeSurface, surfaceFile } from '../../scripts/surface.ts';

test('surface.md matches the public API', () => {
  expect(
    describeSurface(),
    'The surface has changed. Where that is meant: pnpm --filter @brand/ui surface --write',
  ).toBe(readFileSync(surfaceFile, 'utf8'));
}, 60_000);

test('the README lists every component, and its examples are those that are tested', () => {
  const readme = readFileSync(readmeFile, 'utf8');
  expect(describeReadme(), 'Where that is meant: pnpm --filter @brand/ui surface --write').toBe(
    readme,
  );
});
