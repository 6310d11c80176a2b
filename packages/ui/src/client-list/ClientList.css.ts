import { componentStyle, rem, type, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** One column with large text. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(136)}, 34%), 1fr))`,
  columnGap: vars.space.gutter,
  borderBlockEnd: hairline,
});

export const client = componentStyle({
  ...type.h3,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center start',
  minBlockSize: rem(72),
  paddingBlock: vars.space.m,
  paddingInlineEnd: vars.space.m,
  borderBlockStart: hairline,
});

export const logo = componentStyle({ inlineSize: rem(144), maxInlineSize: '100%' });

export const link = componentStyle({
  selectors: { '&:focus-visible::after': { outlineOffset: '-3px' } },
});
