import { atStart } from '../internal/atStart.ts';
import { coveringLink } from '../internal/coveringLink.ts';
import { clampLines, componentStyle, fluid, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
});

/** The first of a listing over two columns. */
const wide = '(inline-size >= 40rem)';

export const skeleton = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const noImage = componentStyle({
  aspectRatio: '16 / 9',
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.picture,
});

export const category = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  marginBlockStart: vars.space.m,
});

export const title = componentStyle({
  ...atStart,
  ...type.h3,
  ...clampLines(2),
  marginBlockStart: vars.space.xs,
  '@container': { [wide]: { fontSize: fluid(26, 40), lineHeight: 1.1 } },
});

export const link = componentStyle(coveringLink('6px'));

export const excerpt = componentStyle({
  ...atStart,
  ...type.body,
  fontSize: rem(16),
  ...clampLines(3),
  maxInlineSize: '72ch',
  color: vars.color.muted,
  marginBlockStart: vars.space.s,
});

export const byline = componentStyle({
  ...type.caption,
  color: vars.color.muted,
  marginBlockStart: vars.space.m,
});

export const shortLine = componentStyle({ inlineSize: '40%' });

export const longLine = componentStyle({ inlineSize: '80%' });
