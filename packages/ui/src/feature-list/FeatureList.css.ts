import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

/** As many columns as fit, in row order; statements of one row share the line above them. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(280)}, 100%), 1fr))`,
  columnGap: vars.space.gutter,
});

export const feature = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.fromSmall]: { paddingBlock: vars.space.m } },
});

export const mark = componentStyle({ color: vars.color.accent, marginBlockStart: '0.2em' });
