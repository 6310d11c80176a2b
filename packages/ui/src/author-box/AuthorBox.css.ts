import { atStart } from '../internal/atStart.ts';
import { componentStyle, media, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.l,
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.card,
});

export const bio = componentStyle({
  ...atStart,
  maxInlineSize: vars.layout.measure,
  color: vars.color.muted,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
});
