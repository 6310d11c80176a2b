import { componentStyle, rem, type, vars } from '../styles/toolkit.ts';

/** Up to three columns. The items run down each column. */
export const root = componentStyle({ columns: `3 ${rem(260)}`, columnGap: vars.space.gutter });

export const region = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const name = componentStyle({ fontWeight: vars.weight.strong });

export const detail = componentStyle({
  ...type.small,
  color: vars.color.muted,
  textAlign: 'end',
});
