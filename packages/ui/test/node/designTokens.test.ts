import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vars } from '../../src/styles/contract.css.ts';
import {
  type DesignToken,
  type DesignTokens,
  designTokens,
} from '../../src/styles/designTokens.ts';
import { themeStylesheet } from '../../src/styles/themeStylesheet.ts';
import { palette } from '../../src/styles/themes.ts';
import { brandNames, brands } from '../../storybook/brands.ts';

const isToken = (one: DesignToken | DesignTokens): one is DesignToken => '$value' in one;
const all = (tokens: DesignTokens): DesignToken[] =>
  Object.values(tokens).flatMap((one) => (isToken(one) ? [one] : all(one)));
const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]));
/** The value of a token or, for an alias, of its target. */
function resolve(tokens: DesignTokens, { $value }: DesignToken): unknown {
  if (typeof $value !== 'string') return $value;
  const target = $value
    .slice(1, -1)
    .split('.')
    .reduce<DesignToken | DesignTokens | undefined>(
      (one, name) => (one as DesignTokens | undefined)?.[name],
      tokens,
    );
  expect(target, $value).toBeDefined();
  return (target as DesignToken).$value;
}

test.each(brandNames)('the design tokens of theme %s match its stylesheet', (brand) => {
  const tokens = designTokens(brands[brand], palette);
  const css = themeStylesheet(brands[brand]);
  const inCss = all(tokens).flatMap(({ $extensions }) => $extensions?.['brand.ui'] ?? []);
  for (const { property, value } of inCss) expect(css).toContain(`${property}:${value};`);
  const { color, ...rest } = vars;
  const names = [...leaves(color), ...leaves(color), ...leaves(rest)];
  expect(inCss.map(({ property }) => `var(${property})`).sort()).toEqual(names.sort());
});

test('colours are aliases of palette colours, and all aliases resolve', () => {
  const tokens = designTokens(brands.default, palette);
  const { light, dark } = tokens.color as { light: DesignTokens; dark: DesignTokens };
  expect(light.accent).toMatchObject({ $type: 'color', $value: '{color.palette.brandDeep}' });
  expect(dark.accent).toMatchObject({ $type: 'color', $value: '{color.palette.brand}' });
  expect(resolve(tokens, light.accent as DesignToken)).toEqual({
    colorSpace: 'srgb',
    components: [0, 0.4157, 0.5765],
    alpha: 1,
    hex: '#006a93',
  });
  for (const token of all(tokens)) resolve(tokens, token);
});

test.each([
  ['color.light.veil', 'color', { colorSpace: 'srgb', alpha: 0.6, hex: '#04101b' }],
  ['size.h1', 'dimension', { value: 4, unit: 'rem' }],
  ['space.m', 'dimension', { value: 1, unit: 'rem' }],
  ['radius.pill', 'dimension', { value: 999, unit: 'px' }],
  ['motion.control', 'duration', { value: 180, unit: 'ms' }],
  ['motion.ease', 'cubicBezier', [0.2, 0.7, 0.2, 1]],
  ['weight.heading', 'fontWeight', 600],
  ['layer.toast', 'number', 50],
  ['layout.measure', 'number', 68],
  ['font.text', 'fontFamily', ['Archivo Variable', 'Archivo Fallback', 'Arial', 'sans-serif']],
  [
    'shadow.floating',
    'shadow',
    [{ offsetY: { value: 1, unit: 'px' } }, { blur: { value: 32, unit: 'px' } }],
  ],
])('%s has the type %s', (path, $type, $value) => {
  const token = path
    .split('.')
    .reduce<unknown>((one, name) => (one as DesignTokens)[name], designTokens(brands.default));
  expect(token).toMatchObject({ $type, $value });
});

test('the page of the tokens shows the colours without a press', () => {
  const page = readFileSync(join(import.meta.dirname, '../../src/styles/Tokens.mdx'), 'utf8');
  expect(page.replace(/<details>.*?<\/details>/gs, '')).toContain('{Stories.Colours}');
});
