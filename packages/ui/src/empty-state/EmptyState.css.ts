import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  // What the visitor searched for may be one long word.
  overflowWrap: 'anywhere',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  borderBlock: `1px solid ${vars.color.hairline}`,
});

export const actions = componentStyle({ marginBlockStart: vars.space.s });
