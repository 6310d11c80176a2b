import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** Up to three columns. The items run down each column. */
export const root = componentStyle({ columns: `3 ${rem(148)}`, columnGap: vars.space.gutter });

export const region = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  paddingBlock: rem(10),
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.belowSmall]: { fontSize: vars.size.small },
    [media.fromSmall]: { paddingBlock: vars.space.m },
  },
});

export const name = componentStyle({ fontWeight: vars.weight.strong });

export const detail = componentStyle({
  ...type.small,
  color: vars.color.muted,
  textAlign: 'end',
});
