import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';
import { em, labelSize } from './scale.ts';

const narrowMap = '(width < 36rem)';
const wideMap = '(width >= 36rem)';

/** Colours for attributes. Most of the chart is drawn by attributes, because every page with it carries its styles. */
export const colors = {
  text: vars.color.text,
  ground: vars.color.ground,
  accent: vars.color.accent,
  mark: vars.color.mark,
  hairline: vars.color.hairline,
};

/** Invisible, but not clipped, so that touch screen readers find them. */
export const sliders = componentStyle({ position: 'absolute', pointerEvents: 'none' });

layerStyle('brand.components', `${sliders} > input`, { opacity: 0 });

/** A container, because the chart decides by its own width which labels fit. It is as high as what is beside it. */
export const root = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const figure = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // Labels grow with the text only where the chart has room for them. Its distances follow them, in em.
  fontSize: `min(${rem(labelSize)}, max(${labelSize}px, 3.6cqi))`,
  paddingInlineStart: em(46),
  paddingBlockStart: em(30),
  direction: 'ltr',
  selectors: { '&[data-tall]': { paddingBlockStart: em(72) } },
});

export const plot = componentStyle({
  display: 'block',
  inlineSize: '100%',
  flex: `1 0 clamp(${em(328)}, 44cqi, ${em(640)})`,
  overflow: 'visible',
  cursor: 'crosshair',
  touchAction: 'pan-y pinch-zoom',
  '@container': { [narrowMap]: { flexBasis: em(400) } },
  selectors: {
    [`${root}[data-low] &`]: { flexBasis: em(350) },
  },
});

export const grid = componentStyle({
  stroke: vars.color.hairline,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

const figures = {
  ...type.tabular,
  fill: vars.color.muted,
  // Without `user-select`, dragging selects the numbers.
  userSelect: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
} as const;

/** Tick marks and figures, and names of rectangles. Rules for elements keep the HTML of many of them small. */
export const ticks = componentStyle({});
export const labels = componentStyle({ pointerEvents: 'none' });
export const text = componentStyle(figures);
layerStyle('brand.components', `:is(${ticks}, ${labels}) text`, figures);
layerStyle('brand.components', `${ticks} > text`, {
  textAnchor: 'end',
  transform: `translate(${em(-10)}, 0.35em)`,
});
layerStyle('brand.components', `${ticks} > svg`, { overflow: 'visible', textAnchor: 'middle' });
// On a narrow map every second tick has no figure.
layerStyle('brand.components', `${ticks} [data-minor]`, {
  '@container': { [narrowMap]: { display: 'none' } },
});

const title = { color: vars.color.muted } as const;

export const titles = componentVariants({
  pressure: {
    ...title,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    lineHeight: 1,
  },
  flow: { ...title, display: 'block', textAlign: 'end', paddingBlockStart: em(29) },
});

/** In forced colours the attributes of rectangles give way. */
export const shapes = componentStyle({});
layerStyle('brand.components', `${shapes} rect`, {
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
layerStyle('brand.components', `${shapes} [data-match]`, {
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});

/** Names of rectangles: in their corners, on a narrow map above them. */
export const names = componentStyle({});
export const above = componentStyle({});
layerStyle('brand.components', `:is(${names}, ${above}) > text`, {
  fontWeight: vars.weight.strong,
  fill: vars.color.text,
});
layerStyle('brand.components', `${names} > text`, {
  transform: `translate(${em(4)}, ${em(15)})`,
});
// In the lower corner, where the cross covers the upper one.
layerStyle('brand.components', `${names} > [data-lower]`, {
  transform: `translate(${em(4)}, ${em(-6)})`,
});
layerStyle('brand.components', `${names} > [data-best]`, { fill: vars.color.onAction });

export const strong = componentStyle({
  fontWeight: vars.weight.strong,
  fill: vars.color.text,
});

/** Hidden on a narrow map, which has no room for it. */
export const wide = componentStyle({ '@container': { [narrowMap]: { display: 'none' } } });

/** Shown only on a narrow map. */
export const narrow = componentStyle({ '@container': { [wideMap]: { display: 'none' } } });

export const cross = componentStyle({
  stroke: vars.color.duty,
  strokeWidth: 1.5,
  strokeDasharray: '5 5',
  pointerEvents: 'none',
});

/** The duty point in figures. */
export const tag = componentStyle({
  overflow: 'visible',
  pointerEvents: 'none',
  fill: vars.color.duty,
});
layerStyle('brand.components', `${tag} > text`, {
  ...type.tabular,
  fontWeight: vars.weight.strong,
  fill: vars.color.ground,
});

export const gap = componentStyle({ pointerEvents: 'none' });
layerStyle('brand.components', `${gap} > line`, { stroke: vars.color.duty, strokeWidth: 1.5 });

const beside = {
  fontWeight: vars.weight.strong,
  fill: vars.color.duty,
  stroke: vars.color.ground,
  strokeWidth: 4,
  paintOrder: 'stroke',
  pointerEvents: 'none',
} as const;

layerStyle('brand.components', `${gap} > text`, { ...beside, fontSize: em(14) });

export const hint = componentStyle(beside);

export const handle = componentStyle({
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const reach = componentStyle({ fill: vars.color.duty, fillOpacity: 0.14 });

layerStyle('brand.components', `${figure}:has(:focus-visible) ${reach}`, {
  stroke: vars.color.focus,
  strokeWidth: 2,
});

export const point = componentStyle({
  fill: vars.color.duty,
  stroke: vars.color.ground,
  strokeWidth: 2.5,
});
