import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

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
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBlockStart: hairline,
  '@media': {
    [media.fromSmall]: {
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

export const text = componentStyle({ maxInlineSize: '44ch' });
