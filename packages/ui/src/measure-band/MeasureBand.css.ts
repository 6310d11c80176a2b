import { vars } from '../styles/contract.css.ts';
import { fluid, rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** Two by two on phones, one below the other where large text leaves no room. Rules at the edges are cut off. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(136)}, 100%), 1fr))`,
  overflow: 'clip',
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

/** The figure stands above its label, though the label comes first in the list. */
export const measure = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
  borderInlineStart: hairline,
  // Where two boxes overlap, a translucent rule would show twice.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: `${vars.space.m} 0`,
    borderBlockStart: hairline,
  },
  '@media': {
    [media.fromMedium]: {
      marginInlineStart: `calc(-1px - ${vars.space.l})`,
      paddingBlock: `${vars.space.l} ${vars.space.xl}`,
      paddingInline: vars.space.l,
      '::before': { insetInlineStart: vars.space.l },
    },
  },
});

export const figure = componentStyle({
  order: -1,
  ...type.h2,
  ...type.tabular,
  fontSize: fluid(28, 40),
  fontWeight: 500,
  lineHeight: 1.15,
});

export const unit = componentStyle({ fontSize: '0.62em', letterSpacing: '-0.01em' });

export const label = componentStyle({ ...type.caption, color: vars.color.muted });

export const description = componentStyle({
  ...type.small,
  maxInlineSize: '32ch',
  paddingBlockStart: vars.space.s,
});
