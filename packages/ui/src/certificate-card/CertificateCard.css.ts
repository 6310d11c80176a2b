import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.text}`,
});

export const image = componentStyle({
  inlineSize: '100%',
  marginBlockEnd: vars.space.s,
  border: `1px solid ${vars.color.hairline}`,
});

export const category = componentStyle({
  ...type.caption,
  fontWeight: 600,
  color: vars.color.accent,
});

export const link = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
});
