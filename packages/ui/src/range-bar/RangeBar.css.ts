import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.text,
  selectors: {
    '&[data-dense]': {
      gridTemplateColumns: `${rem(64)} minmax(0, 1fr)`,
      alignItems: 'center',
      columnGap: vars.space.xs,
    },
  },
});

export const line = componentStyle({ ...type.small, ...type.tabular });

export const label = componentStyle({ color: vars.color.muted });

export const value = componentStyle({ fontWeight: 600 });

export const text = componentStyle({ color: vars.color.muted });

export const scale = componentStyle({
  ...type.caption,
  ...type.tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});

/** Overflows, so that a mark at an end is not clipped. */
export const bar = componentStyle({
  flex: 1,
  minInlineSize: rem(48),
  blockSize: rem(12),
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const range = componentStyle({ stroke: vars.color.border, strokeWidth: 2 });

export const reached = componentStyle({
  stroke: vars.color.accent,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const mark = componentStyle({
  fill: vars.color.accent,
  stroke: vars.color.ground,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

// Below each other, the bars of several rows begin and end at the same place.
const ends = `${root}[data-dense] ${scale} > span`;
layerStyle('brand.components', ends, { flexBasis: rem(44) });
layerStyle('brand.components', `${ends}:first-child`, { textAlign: 'end' });
layerStyle('brand.components', `${root}[data-dense] ${mark}`, { fill: vars.color.duty });
