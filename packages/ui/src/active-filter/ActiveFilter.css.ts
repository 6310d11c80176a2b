import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { transition } from '../styles/transition.ts';

export const root = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  paddingInline: vars.space.m,
  fontSize: vars.size.small,
  color: vars.color.text,
  backgroundColor: vars.color.selected,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  ':hover': { color: vars.color.accent },
  ...transition(['color']),
});

export const value = componentStyle({ fontWeight: 600 });
