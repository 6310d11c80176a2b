import { expect, test } from 'vitest';
import { pageAt } from './pageRoute.ts';

test('finds a page by its path in any encoding', () => {
  const pages = [{ path: '/case-studies/automotive-plant' as const }];
  for (const address of [
    '/case-studies/automotive-plant',
    '/case-studies/automotive-plant/',
    '/%63ase-studies/automotive-plant',
  ])
    expect(pageAt(pages, address)).toBe(pages[0]);
});
