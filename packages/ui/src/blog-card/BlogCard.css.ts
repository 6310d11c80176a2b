import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
});

export const skeleton = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const noImage = componentStyle({
  aspectRatio: '16 / 9',
  backgroundColor: vars.color.subtle,
});

export const category = componentStyle({
  ...type.caption,
  fontWeight: 600,
  color: vars.color.accent,
  marginBlockStart: vars.space.m,
});

export const title = componentStyle({
  ...type.h3,
  ...clamp(2),
  marginBlockStart: vars.space.xs,
});

/** Its `::after` covers the card, so that all of it is one target. */
export const link = componentStyle({
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.14em',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { textDecorationColor: vars.color.mark },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '6px',
    },
  },
  ...transition(['text-decoration-color']),
});

export const excerpt = componentStyle({
  ...type.body,
  fontSize: rem(16),
  ...clamp(3),
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
