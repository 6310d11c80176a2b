import { expect, test } from 'vitest';
import { contrast, contrastPairs, lowContrast } from '../../src/styles/contrast.ts';
import { type Colors, darkColors, lightColors } from '../../src/styles/themes.ts';
import { brandNames, brands } from '../../storybook/brands.ts';

const rows = brandNames.flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(({ color, grounds, least }) =>
      grounds.map((ground) => ({
        brand,
        theme,
        color,
        ground,
        least,
        colors: brands[brand][theme],
      })),
    ),
  ),
);

test.each(rows)('$brand, $theme: $color on $ground is at least $least:1', (row) => {
  const { colors, color, ground, least } = row;
  expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
});

test('every colour token is in a contrast pair or is decorative', () => {
  const paired = new Set(contrastPairs.flatMap(({ color, grounds }) => [color, ...grounds]));
  const alone = (Object.keys(lightColors) as (keyof Colors)[]).filter(
    (token) => !paired.has(token),
  );
  expect(alone).toEqual(['mark', 'hairline', 'veil']);
});

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
  expect(() => contrast('red', '#ffffff')).toThrow('@brand/ui: "red" is neither');
});

test('lowContrast() returns the pairs with too little contrast', () => {
  const light = { ...lightColors, muted: '#9aa7b0' };
  const found = lowContrast({ light, dark: darkColors });
  expect(found.map(({ color, ground }) => `${color} on ${ground}`)).toContain('muted on ground');
  expect(lowContrast()).toEqual([]);
});
