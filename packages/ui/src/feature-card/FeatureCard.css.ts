import { vars } from '../styles/contract.css.ts';
import { fluid, rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
});

/** The glyph has a margin of its own in its box, less half its stroke. */
export const icon = componentStyle({
  marginInlineStart: rem(-3),
  color: vars.color.accent,
  marginBlockEnd: vars.space.m,
  '@media': { [media.fromSmall]: { marginBlockEnd: vars.space.xxl } },
});

export const figure = componentStyle({
  ...type.h2,
  ...type.tabular,
  fontSize: fluid(28, 40),
  fontWeight: 500,
  lineHeight: 1.15,
  marginBlockEnd: vars.space.m,
  '@media': { [media.fromSmall]: { marginBlockEnd: vars.space.xl } },
});

export const unit = componentStyle({ fontSize: '0.62em', letterSpacing: '-0.01em' });

export const text = componentStyle({ maxInlineSize: '44ch' });

export const link = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.layout.target,
});
