import { expect, test } from 'vitest';
import { vars } from '../../src/styles/contract.css.ts';
import { themeStylesheet } from '../../src/styles/themeStylesheet.ts';
import { brandNames, brands } from '../../storybook/brands.ts';

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]));

test.each(brandNames)('the stylesheet of theme %s sets every token on every ground', (brand) => {
  const css = themeStylesheet(brands[brand]);
  expect(css).not.toContain('undefined');
  const { color, ...rest } = vars;
  for (const [tokens, times] of [
    [color, 3],
    [rest, 1],
  ] as const) {
    for (const token of leaves(tokens)) {
      expect(css.split(`${token.slice(4, -1)}:`), token).toHaveLength(times + 1);
    }
  }
});

test('the stylesheet contains the values of the theme for every ground', () => {
  const [page = '', light = '', dark = '', system = ''] = themeStylesheet(brands.pumps).split('\n');
  expect(page).toContain('--brand-radius-control:12px;');
  expect(light).toMatch(/^:root,\[data-ground="light"\],\[data-ground="system"\]\{.*#ffffff;/);
  expect(dark).toMatch(/^@media screen\{\[data-ground="dark"\]\{.*-on-action:#2a1205;/);
  expect(system).toMatch(
    /^@media screen and \(prefers-color-scheme: dark\)\{\[data-ground="system"/,
  );
});
