import { componentStyle, fluid, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  paddingInlineStart: vars.space.xl,
  borderInlineStart: `3px solid ${vars.color.mark}`,
});

export const quote = componentStyle({
  ...type.h3,
  fontSize: fluid(24, 38),
  fontWeight: vars.weight.medium,
  maxInlineSize: '34ch',
});

export const source = componentStyle({ ...type.small, color: vars.color.muted });

export const name = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.text });
