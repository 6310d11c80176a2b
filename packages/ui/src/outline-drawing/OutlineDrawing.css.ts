import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.m, color: vars.color.text });

export const views = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(200)}, 100%), 1fr))`,
  gap: vars.space.l,
});

export const view = componentStyle({ display: 'grid' });

export const drawing = componentStyle({
  inlineSize: '100%',
  maxInlineSize: rem(360),
  marginInline: 'auto',
  overflow: 'visible',
});

export const body = componentStyle({
  fill: vars.color.subtle,
  stroke: vars.color.text,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const dimension = componentStyle({
  fill: 'none',
  stroke: vars.color.muted,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const name = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: 6.5,
  fontWeight: 600,
  fill: vars.color.text,
  textAnchor: 'middle',
});

export const length = componentStyle({
  fontFamily: vars.font.text,
  fontSize: 5.5,
  fill: vars.color.muted,
  textAnchor: 'middle',
});

export const note = componentStyle({ ...type.caption, color: vars.color.muted });
