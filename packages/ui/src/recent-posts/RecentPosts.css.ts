import { atStart } from '../internal/atStart.ts';
import { clampLines, componentStyle, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.m });

export const post = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(84)} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  alignItems: 'start',
});

export const noImage = componentStyle({
  aspectRatio: '16 / 9',
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.picture,
});

export const title = componentStyle({
  ...atStart,
  ...type.small,
  ...clampLines(3),
  lineHeight: 1.35,
});

export const link = componentStyle({
  textUnderlineOffset: '0.2em',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: vars.color.accent, textDecorationLine: 'underline' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
  },
});

export const date = componentStyle({
  ...type.caption,
  marginBlockStart: vars.space.xxs,
  color: vars.color.muted,
});
