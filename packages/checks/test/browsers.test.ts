import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { browsers } from 'site/pages/accessibility/content';
import { expect, test } from 'vitest';

test('the README of the library names the browsers that the site supports', () => {
  expect(readFileSync(join(root, 'packages/ui/README.md'), 'utf8')).toContain(browsers);
});
