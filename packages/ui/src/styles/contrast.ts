import { type BrandTheme, type Colors, darkColors, lightColors } from './themes.ts';

type Token = keyof Colors;

/** A colour, the grounds it is used on, and its minimum contrast on them. */
export interface ContrastPair {
  color: Token;
  grounds: readonly Token[];
  /** 4.5 for text, 3 for controls, their states and focus indicators (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

const plain = ['ground', 'subtle', 'raised', 'selected'] as const;

/** Every colour pair that components combine, except `hairline` and `mark`, which convey nothing alone. */
export const contrastPairs: readonly ContrastPair[] = [
  { color: 'text', grounds: [...plain, 'errorGround', 'successGround'], least: 4.5 },
  { color: 'muted', grounds: plain, least: 4.5 },
  { color: 'accent', grounds: plain, least: 4.5 },
  { color: 'onAction', grounds: ['action', 'actionHover'], least: 4.5 },
  { color: 'onChosen', grounds: ['chosen'], least: 4.5 },
  { color: 'error', grounds: ['ground', 'subtle', 'raised', 'errorGround'], least: 4.5 },
  { color: 'success', grounds: ['ground', 'subtle', 'raised', 'successGround'], least: 4.5 },
  { color: 'onBadgeNew', grounds: ['badgeNew'], least: 4.5 },
  { color: 'onBadge', grounds: ['badgePopular', 'badgePatent', 'badgeOther'], least: 4.5 },
  {
    color: 'onSeverity',
    grounds: ['severityCritical', 'severityHigh', 'severityLow'],
    least: 4.5,
  },
  { color: 'onSeverityMedium', grounds: ['severityMedium'], least: 4.5 },
  { color: 'border', grounds: plain, least: 3 },
  { color: 'focus', grounds: plain, least: 3 },
  { color: 'chosen', grounds: ['ground', 'subtle', 'raised'], least: 3 },
  { color: 'duty', grounds: plain, least: 3 },
];

/** A colour pair with too little contrast. */
export interface LowContrast {
  theme: 'light' | 'dark';
  color: Token;
  ground: Token;
  ratio: number;
  least: number;
}

/** Returns the colour pairs of a theme with too little contrast. Expect an empty array in a test of your own theme. */
export function lowContrast(
  { light, dark }: Pick<BrandTheme, 'light' | 'dark'> = { light: lightColors, dark: darkColors },
): LowContrast[] {
  return Object.entries({ light, dark }).flatMap(([theme, colors]) =>
    contrastPairs.flatMap(({ color, grounds, least }) =>
      grounds
        .map((ground) => ({
          theme: theme as 'light' | 'dark',
          color,
          ground,
          ratio: contrast(colors[color], colors[ground]),
          least,
        }))
        .filter(({ ratio }) => ratio < least),
    ),
  );
}

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = [red: number, green: number, blue: number, alpha: number];

/**
 * Returns the contrast ratio of two colours by WCAG 2.2, from 1 to 21.
 *
 * @param color colour of the text or line, `#rrggbb` or `rgb(r g b / a)`; a translucent colour is blended with the ground
 * @param ground an opaque colour
 * @throws if a colour has another notation
 */
export function contrast(color: string, ground: string): number {
  return contrastOf(parseColor(color), parseColor(ground));
}

/** Contrast ratio of two parsed colours. */
export function contrastOf(color: Rgba, ground: Rgba): number {
  const one = luminance(over(color, ground));
  const other = luminance(ground);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** @throws if the colour is neither `#rrggbb` nor `rgb(r g b / a)` */
export function parseColor(color: string): Rgba {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const [, red = '', green = '', blue = '', alpha = '1'] =
    hex ?? /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color) ?? [];
  if (!red) throw new Error(`@brand/ui: "${color}" is neither #rrggbb nor rgb(r g b / a).`);
  const base = hex ? 16 : 10;
  return [
    Number.parseInt(red, base),
    Number.parseInt(green, base),
    Number.parseInt(blue, base),
    Number(alpha),
  ];
}

function over([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
