import { componentStyle, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  ...type.small,
  ...type.tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  paddingBlockEnd: vars.space.m,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
