import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

export const hairline = `1px solid ${vars.color.hairline}`;

/** Each cell draws the hairlines above and before itself; those at the edges are clipped. Large text has one column. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(136)}, 34%), 1fr))`,
  overflow: 'clip',
  borderBlock: hairline,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Browsers leave its first hairline on the sheet before, with its heading.
    [media.print]: { breakInside: 'avoid' },
  },
});
