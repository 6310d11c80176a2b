import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  // The search query may be one long word.
  overflowWrap: 'anywhere',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  borderBlock: `1px solid ${vars.color.hairline}`,
});

export const actions = componentStyle({ marginBlockStart: vars.space.s });
