import { atStart } from '../internal/atStart.ts';
import { componentStyle, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.l });

export const categories = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const title = componentStyle({ ...atStart, ...type.h1, maxInlineSize: '22ch' });

export const facts = componentStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.28em',
  color: vars.color.muted,
});

export const cover = componentStyle({ marginBlockStart: vars.space.m });
