import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeReadme, readmeFile } from '../../scripts/readme.ts';
import { describeSurface, surfaceFile } from '../../scripts/surface.ts';

test('surface.md matches the public API', () => {
  expect(
    describeSurface(),
    'The public API has changed. If this is intended: pnpm --filter @brand/ui surface --write',
  ).toBe(readFileSync(surfaceFile, 'utf8'));
}, 60_000);

test('the generated parts of the README are up to date', () => {
  const readme = readFileSync(readmeFile, 'utf8');
  expect(describeReadme(), 'To update: pnpm --filter @brand/ui surface --write').toBe(readme);
});
