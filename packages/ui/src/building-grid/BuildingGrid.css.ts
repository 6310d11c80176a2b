import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

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

/** Offset by its padding, so that the first column aligns with the page's margin. */
export const building = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  marginBlockStart: '-1px',
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  paddingBlock: vars.space.l,
  paddingInline: `${vars.space.m} calc(2 * ${vars.space.m})`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});

/** Compensates for the space around the glyph in its box. */
export const icon = componentStyle({
  marginInlineStart: rem(-4),
  marginBlockEnd: vars.space.l,
  color: vars.color.accent,
});
