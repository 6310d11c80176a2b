import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const figure = componentStyle({
  position: 'relative',
  paddingInlineStart: rem(40),
  paddingBlockStart: rem(28),
  direction: 'ltr',
});

export const plot = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(320),
  overflow: 'visible',
  cursor: 'crosshair',
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.fromMedium]: { blockSize: rem(460) } },
});

export const ground = componentStyle({ fill: 'transparent' });

export const gridline = componentStyle({
  stroke: vars.color.hairline,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const tick = componentStyle({
  ...type.tabular,
  fontSize: rem(13),
  fill: vars.color.muted,
  userSelect: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const flowTicks = componentStyle({});

// On phones every second tick label is hidden.
layerStyle('brand.components', `${flowTicks} > ${tick}:nth-of-type(even)`, {
  '@media': { [media.belowSmall]: { display: 'none' } },
});

const unitLabel = {
  position: 'absolute',
  fontSize: rem(13),
  lineHeight: 1,
  color: vars.color.muted,
} as const;

export const pressureUnit = componentStyle({
  ...unitLabel,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: rem(30),
  textAlign: 'end',
});

export const flowUnit = componentStyle({
  display: 'block',
  fontSize: rem(13),
  color: vars.color.muted,
  textAlign: 'end',
  paddingBlockStart: rem(32),
});

/** Models overlap, so they are drawn as hairlines with a faint fill. */
export const model = componentStyle({
  fill: vars.color.accent,
  fillOpacity: 0.05,
  stroke: vars.color.accent,
  strokeOpacity: 0.7,
  strokeWidth: 1,
  selectors: {
    '&[data-series="1"]': { strokeDasharray: '4 3' },
    '&[data-series="2"]': { fill: vars.color.text, stroke: vars.color.text },
  },
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const match = componentStyle({
  fill: vars.color.mark,
  fillOpacity: 0.28,
  stroke: vars.color.accent,
  strokeWidth: 1,
  selectors: { '&[data-best]': { fillOpacity: 0.75, strokeWidth: 2 } },
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});

export const cross = componentStyle({
  stroke: vars.color.duty,
  strokeWidth: 1,
  strokeDasharray: '5 4',
  pointerEvents: 'none',
});

export const handle = componentStyle({
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const reach = componentStyle({ fill: 'transparent' });

layerStyle('brand.components', `${handle}:focus-visible > ${reach}`, {
  stroke: vars.color.focus,
  strokeWidth: 2,
});
layerStyle('brand.components', `${handle}:focus-visible`, { outline: 'none' });

/** Codes of the models under the pointer. */
export const pointed = componentStyle({
  ...type.small,
  ...type.tabular,
  minBlockSize: '1.6em',
  fontWeight: 600,
});

export const point = componentStyle({
  fill: vars.color.duty,
  stroke: vars.color.ground,
  strokeWidth: 2,
});

export const legend = componentStyle({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  paddingBlockStart: vars.space.s,
  color: vars.color.muted,
});

export const legendItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const swatch = componentStyle({
  inlineSize: rem(22),
  blockSize: rem(14),
  overflow: 'visible',
});
