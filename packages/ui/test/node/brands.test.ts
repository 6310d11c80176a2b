import { expect, test } from 'vitest';
import { vars } from '../../src/styles/contract.css.ts';
import { themeStylesheet } from '../../src/styles/themeStylesheet.ts';
import { brandNames, brands } from '../brands.ts';

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]));

test.each(brandNames)('the stylesheet of theme %s sets every token once a ground', (brand) => {
  const css = themeStylesheet(brands[brand]);
  expect(css).not.toContain('undefined');
  const { color, ...rest } = vars;
  for (const [tokens, times] of [
    [color, 2],
    [rest, 1],
  ] as const) {
    for (const token of leaves(tokens)) {
      expect(css.split(`${token.slice(4, -1)}:`), token).toHaveLength(times + 1);
    }
  }
});

test('values are those of the theme', () => {
  const [page = '', light = '', dark = ''] = themeStylesheet(brands.second).split('\n');
  expect(page).toContain('--brand-radius-control:12px;');
  expect(light).toMatch(/^:root,\[data-ground="light"\]\{.*--brand-color-on-action:#ffffff;/);
  expect(dark).toMatch(/^\[data-ground="dark"\]\{.*--brand-color-on-action:#2a1205;/);
});
