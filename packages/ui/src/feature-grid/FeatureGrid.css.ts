import { vars } from '../styles/contract.css.ts';
import { fluid, rem } from '../styles/fluid.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** Each item draws the rule above itself and the one before it; those at the edges are cut off. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
});

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = componentVariants({
  two: { '@media': { [media.fromSmall]: equal(2) } },
  three: { '@media': { [media.fromSmall]: equal(2), [media.fromDesktop]: equal(3) } },
  four: { '@media': { [media.fromSmall]: equal(2), [media.fromDesktop]: equal(4) } },
});

export const feature = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  // Where two boxes overlap, a translucent rule would show twice.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    borderBlockStart: hairline,
  },
  '@media': {
    [media.fromSmall]: {
      '::before': { insetInlineStart: vars.space.l },
      marginInlineStart: `calc(-1px - ${vars.space.l})`,
      paddingInlineStart: vars.space.l,
      paddingInlineEnd: `calc(2 * ${vars.space.l})`,
      paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
      borderInlineStart: hairline,
    },
  },
});

/** The glyph has a margin of its own in its box. */
export const icon = componentStyle({
  marginInlineStart: rem(-4),
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
