import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** Two columns on phones, or one if the text is large. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(136)}, 100%), 1fr))`,
  gap: `${vars.space.xl} ${vars.space.m}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${rem(172)}, 1fr))`,
      columnGap: vars.space.xl,
    },
  },
});

export const tile = componentStyle({ position: 'relative', breakInside: 'avoid' });

/** White like paper, on every ground. */
export const page = componentStyle({
  display: 'block',
  overflow: 'clip',
  aspectRatio: '595 / 842',
  minBlockSize: 0,
  maxInlineSize: rem(240),
  marginBlockEnd: vars.space.m,
  backgroundColor: 'white',
  boxShadow: '0 1px 2px rgb(4 16 27 / 0.14), 0 8px 20px rgb(4 16 27 / 0.08)',
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { boxShadow: 'none', outline: `1px solid ${vars.color.hairline}` },
  },
});

export const link = componentStyle({
  ...type.small,
  display: 'block',
  fontWeight: vars.weight.strong,
});

export const note = componentStyle({
  ...type.caption,
  display: 'block',
  fontWeight: 400,
  color: vars.color.muted,
});
