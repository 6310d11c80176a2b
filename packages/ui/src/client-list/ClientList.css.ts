import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** Each cell draws the hairlines above and before itself; those at the edges are clipped. Large text has one column. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(136)}, 34%), 1fr))`,
  overflow: 'clip',
  borderBlock: hairline,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const client = componentStyle({
  ...type.h4,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: rem(128),
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  padding: vars.space.m,
  textAlign: 'center',
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});

export const logo = componentStyle({ inlineSize: rem(144), maxInlineSize: '100%' });

export const link = componentStyle({
  selectors: { '&:focus-visible::after': { outlineOffset: '-3px' } },
});
