import { person } from '../internal/floor.css.ts';
import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  // In a wide window the drawing grows, and its texts only to those of the page.
  fontSize: `min(${rem(15)}, 20px, 18px * tan(atan2(1320px, 100cqi)))`,
});

/** Texts grow where the drawing shrinks, and with the text size as far as they do not meet. */
export const sizes = componentVariants({
  wide: {
    minInlineSize: rem(960),
    '@media': {
      [media.screen]: {
        '@container': { [`(inline-size < ${rem(1180)})`]: { fontSize: `min(${rem(18)}, 24px)` } },
      },
      // More than seven points on A4.
      [media.print]: { minInlineSize: 0, fontSize: rem(22) },
    },
  },
  half: {
    '@container': {
      [`(inline-size < ${rem(580)})`]: { fontSize: `min(${rem(19)}, 25px)` },
      [`(inline-size < ${rem(420)})`]: { fontSize: `min(${rem(24)}, 30px)` },
    },
  },
});

// Lighter than the machine.
layerStyle('brand.components', `${drawing} ${person}`, {
  fill: `color-mix(in srgb, ${vars.color.hairline} 62%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

const stroke = (color: string, strokeWidth: number) =>
  ({
    fill: 'none',
    stroke: color,
    strokeWidth,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }) as const;

export const floor = componentStyle(stroke(vars.color.hairline, 1));
export const edges = componentStyle({
  ...stroke(vars.color.text, 1.4),
  fill: `color-mix(in srgb, ${vars.color.ground} 60%, transparent)`,
});
export const detail = componentStyle(stroke(vars.color.muted, 0.7));
export const accent = componentStyle(stroke(vars.color.accent, 1.6));
export const axis = componentStyle({
  ...stroke(vars.color.accent, 0.8),
  strokeDasharray: '9 3 2 3',
});
export const rule = componentStyle(stroke(vars.color.muted, 0.8));
export const leader = componentStyle(stroke(vars.color.accent, 1));

export const name = componentStyle({ fill: vars.color.accent, fontWeight: vars.weight.strong });
export const point = componentStyle({ fill: vars.color.muted });

const length = { ...type.tabular, fill: vars.color.muted } as const;
export const lengths = componentVariants({
  start: length,
  across: { ...length, textAnchor: 'middle' },
  up: { ...length, textAnchor: 'end' },
});
export const figure = componentStyle({ fill: vars.color.text, fontWeight: vars.weight.strong });

export const note = componentStyle({ ...type.caption, color: vars.color.muted });
