import { vars } from '../styles/contract.css.ts';
import { fluid } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  paddingInlineStart: vars.space.xl,
  borderInlineStart: `3px solid ${vars.color.mark}`,
});

export const quote = componentStyle({
  ...type.h3,
  fontSize: fluid(24, 38),
  fontWeight: 500,
  maxInlineSize: '34ch',
});

export const source = componentStyle({ ...type.small, color: vars.color.muted });

export const name = componentStyle({ fontWeight: 600, color: vars.color.text });
