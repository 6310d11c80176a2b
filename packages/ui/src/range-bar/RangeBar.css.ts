import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.text,
  selectors: {
    '&[data-dense]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${vars.space.xs}`,
      containerType: 'inline-size',
    },
  },
});

export const line = componentStyle({
  ...type.small,
  ...type.tabular,
  selectors: { '[data-dense] > &': { flexBasis: rem(64) } },
});

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
  // In a narrow column, below the label.
  selectors: { '[data-dense] > &': { flex: `1 0 ${rem(160)}`, maxInlineSize: '100%' } },
});

/** Overflows, so that a mark at an end is not clipped. */
export const bar = componentStyle({
  flex: 1,
  minInlineSize: rem(48),
  blockSize: rem(12),
  overflow: 'visible',
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-dense] &': { minInlineSize: rem(24) },
  },
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
const besideBar = `${root}[data-dense] > ${scale}`;
const inNarrowCell = `(width < ${rem(120)})`;
// The ends below the bar.
layerStyle('brand.components', besideBar, {
  '@container': {
    [inNarrowCell]: {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space.xs,
      rowGap: 0,
    },
  },
});
layerStyle('brand.components', `${besideBar} > ${bar}`, {
  '@container': { [inNarrowCell]: { flexBasis: '100%', order: -1 } },
});
const inOneLine = `(width >= ${rem(232)})`;
layerStyle('brand.components', ends, { '@container': { [inOneLine]: { flexBasis: rem(44) } } });
layerStyle('brand.components', `${ends}:first-child`, {
  '@container': { [inOneLine]: { textAlign: 'end' } },
});
layerStyle('brand.components', `${root}[data-dense] ${mark}`, { fill: vars.color.duty });
