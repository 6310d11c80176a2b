import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ inlineSize: '100%', paddingBlockStart: vars.space.s });

export const point = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
