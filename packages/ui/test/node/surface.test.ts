import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSurface, surfaceFile } from '../../scripts/surface.ts';

test('the public surface is what surface.md says', () => {
  expect(
    describeSurface(),
    'The surface has changed. Where that is meant: pnpm --filter @brand/ui surface --write',
  ).toBe(readFileSync(surfaceFile, 'utf8'));
}, 60_000);
