import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.text}`,
});
