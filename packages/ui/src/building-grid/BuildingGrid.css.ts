import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/**
 * Each cell draws the rules above and before itself; those at the edges are cut off. Large text takes a column of its own
 * on a phone.
 */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(136)}, 34%), 1fr))`,
  overflow: 'clip',
  borderBlock: hairline,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Moved by its padding, so that the first column stands at the edge of the page. */
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

/** The glyph has a margin of its own in its box. */
export const icon = componentStyle({
  marginInlineStart: rem(-4),
  marginBlockEnd: vars.space.l,
  color: vars.color.accent,
});
