import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ containerType: 'inline-size', color: vars.color.text });

/** Of the drawing, in px. */
export const size = { width: 752, height: 506 } as const;

/** Texts keep their size when the drawing grows or shrinks, as far as five labels fit side by side. */
export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  fontSize: `min(${rem(14)} * tan(atan2(${size.width}px, 100cqi)), 38px)`,
  overflow: 'visible',
});

/** Between the lowest and the highest power. */
export const range = componentStyle({
  fill: `color-mix(in srgb, ${vars.color.mark} 16%, transparent)`,
});
export const grid = componentStyle({ stroke: vars.color.hairline, strokeWidth: 1 });
export const axis = componentStyle({ stroke: vars.color.text, strokeWidth: 1 });
export const estimates = componentStyle({
  fill: `color-mix(in srgb, ${vars.color.muted} 8%, transparent)`,
  stroke: vars.color.muted,
  strokeWidth: 1,
  strokeDasharray: '4 4',
});
export const curve = componentStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const point = componentStyle({
  fill: vars.color.ground,
  stroke: vars.color.accent,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

const text = { ...type.tabular, fill: vars.color.muted } as const;
export const start = componentStyle(text);
export const middle = componentStyle({ ...text, textAnchor: 'middle' });
export const end = componentStyle({ ...text, textAnchor: 'end' });
export const name = componentStyle({ ...text, fill: vars.color.accent });
/** On grid lines too. */
const onGrid = {
  ...text,
  stroke: vars.color.ground,
  strokeWidth: 6,
  paintOrder: 'stroke',
} as const;
export const estimatesName = componentStyle({ ...onGrid, textAnchor: 'end' });
const strong = { ...onGrid, fill: vars.color.text, fontWeight: vars.weight.strong } as const;
export const figure = componentStyle(strong);
export const lastFigure = componentStyle({ ...strong, textAnchor: 'end' });
