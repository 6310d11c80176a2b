import { componentStyle, fluid, media, rem, type, vars } from '../styles/toolkit.ts';

/** Figure and bars wrap where they do not fit side by side in 5/12 and 7/12. */
export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  alignItems: 'center',
});

export const saving = componentStyle({
  flex: `5 1 ${rem(275)}`,
  containerType: 'inline-size',
});

export const figure = componentStyle({
  ...type.display,
  ...type.tabular,
  display: 'block',
  fontSize: `min(${fluid(112, 208)}, 42cqi)`,
  lineHeight: 0.9,
  overflowWrap: 'normal',
  marginInlineStart: '-0.03em',
  selectors: {
    [`${root}[data-range] &`]: { fontSize: `min(${fluid(72, 132)}, 26cqi)`, whiteSpace: 'nowrap' },
    '&&[data-amount]': { fontSize: `min(${fluid(40, 80)}, 10cqi)`, whiteSpace: 'nowrap' },
  },
});

export const percent = componentStyle({ fontSize: '0.45em', fontWeight: vars.weight.medium });

export const title = componentStyle({
  ...type.lead,
  display: 'block',
  paddingBlockStart: vars.space.l,
});

export const bars = componentStyle({
  display: 'grid',
  flex: `7 1 ${rem(385)}`,
  minInlineSize: 0,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.l,
  columnGap: vars.space.l,
});

export const name = componentStyle({ ...type.small, fontWeight: vars.weight.strong });

export const bar = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: rem(72),
  paddingInline: vars.space.m,
  outline: `1px solid ${vars.color.hairline}`,
  outlineOffset: '-1px',
});

export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const before = componentStyle({
  fill: `color-mix(in srgb, ${vars.color.muted} 34%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const after = componentStyle({
  fill: vars.color.mark,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

/** Between the highest and the lowest saving. */
export const between = componentStyle({
  fill: vars.color.mark,
  fillOpacity: 0.4,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});

export const line = componentStyle({ stroke: vars.color.border, strokeOpacity: 0.6 });

export const share = componentStyle({
  ...type.h3,
  ...type.tabular,
  position: 'relative',
  fontWeight: vars.weight.medium,
  selectors: { '&[data-on="after"]': { color: vars.color.onAction } },
});

export const saved = componentStyle({
  ...type.h3,
  ...type.tabular,
  position: 'relative',
  paddingInline: vars.space.xs,
  fontWeight: vars.weight.medium,
  backgroundColor: vars.color.ground,
});

export const unit = componentStyle({ fontSize: '0.6em' });

export const note = componentStyle({
  ...type.small,
  gridColumn: 2,
  color: vars.color.muted,
  textWrap: 'pretty',
});
