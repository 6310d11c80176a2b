import { componentStyle, fluid, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
});

/** On a phone the icon stands beside the words. */
export const illustrated = componentStyle({
  '@media': {
    [media.belowSmall]: {
      gridTemplateColumns: `${rem(36)} minmax(0, 1fr)`,
      columnGap: vars.space.m,
    },
  },
});

layerStyle('brand.components', `${illustrated} > :not(:first-child)`, {
  '@media': { [media.belowSmall]: { gridColumn: 2 } },
});

/** Compensates for the space around the glyph in its box, minus half its stroke. */
export const icon = componentStyle({
  marginInlineStart: rem(-3),
  color: vars.color.accent,
  '@media': {
    [media.belowSmall]: {
      gridRow: 'span 2',
      inlineSize: rem(36),
      blockSize: rem(36),
    },
    [media.fromSmall]: { marginBlockEnd: vars.space.xxl },
  },
});

export const figure = componentStyle({
  ...type.h2,
  ...type.tabular,
  fontSize: fluid(28, 40),
  fontWeight: vars.weight.medium,
  lineHeight: 1.15,
  marginBlockEnd: vars.space.m,
  '@media': { [media.fromSmall]: { marginBlockEnd: vars.space.xl } },
});

export const unit = componentStyle({ fontSize: '0.62em', letterSpacing: '-0.01em' });

export const text = componentStyle({ maxInlineSize: '44ch' });
