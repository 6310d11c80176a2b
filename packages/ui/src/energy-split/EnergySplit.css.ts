import { componentStyle, fluid, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.l });

export const caption = componentStyle({ ...type.h4 });

export const bar = componentStyle({
  inlineSize: '100%',
  blockSize: fluid(72, 112),
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** The first part has the brand's colour, the others fade in distinguishable steps. */
export const part = componentStyle({
  fill: vars.color.text,
  fillOpacity: 0.75,
  stroke: vars.color.ground,
  strokeWidth: 2,
  selectors: {
    '&[data-place="1"]': { fill: vars.color.mark, fillOpacity: 1 },
    '&[data-place="3"]': { fillOpacity: 0.52 },
    '&[data-place="4"]': { fillOpacity: 0.35 },
    '&[data-place="5"]': { fillOpacity: 0.2 },
  },
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const swatch = componentStyle({
  display: 'inline-block',
  inlineSize: rem(16),
  blockSize: rem(16),
  marginInlineEnd: vars.space.s,
  verticalAlign: '-0.1em',
});

export const table = componentStyle({ inlineSize: '100%' });

layerStyle('brand.components', `${table} :is(th, td)`, {
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
layerStyle('brand.components', `${table} thead th`, {
  ...type.caption,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});
layerStyle('brand.components', `${table} td`, {
  ...type.h3,
  ...type.tabular,
  fontSize: fluid(24, 32),
  fontWeight: vars.weight.medium,
});
layerStyle('brand.components', `${table} tr > :last-child`, { textAlign: 'end' });

export const unit = componentStyle({ fontSize: '0.62em', marginInlineStart: '0.2em' });
