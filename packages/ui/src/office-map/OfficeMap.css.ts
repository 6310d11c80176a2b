import {
  componentStyle,
  layerStyle,
  media,
  rem,
  toEdge,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = componentStyle({ display: 'grid', gap: vars.space.l });

// A drawing alone fits into the window, with text above and below.
layerStyle('brand.components', `${root}[data-choice="none"]`, {
  inlineSize: `min(100%, max(${rem(720)}, (100svh - ${rem(340)}) * 2.24))`,
  marginInline: 'auto',
  '@media': {
    [media.belowSmall]: { inlineSize: 'auto', marginInline: toEdge, overflowX: 'clip' },
  },
});

/** East is on the right, also in right-to-left languages. */
export const map = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  direction: 'ltr',
});

/** The edges of the drawing are no coasts, so they fade. */
export const land = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  maskImage:
    'linear-gradient(transparent, black 14%), linear-gradient(90deg, transparent, black 6% 94%, transparent)',
  maskComposite: 'intersect',
});

export const coast = componentStyle({
  fill: `color-mix(in oklab, ${vars.color.accent} 40%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Darkens the land on dark grounds, and fades it on light ones. */
export const night = componentStyle({
  fill: vars.color.ground,
  fillOpacity: 0.7,
  stroke: vars.color.muted,
  strokeOpacity: 0.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});

// On a phone from Houston to Australia, as wide as the window.
layerStyle('brand.components', `${root}[data-choice="none"] > ${map}`, {
  '@media': { [media.belowSmall]: { inlineSize: '139%', marginInlineStart: '-24%' } },
});

export const points = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const point = componentStyle({});

export const target = componentStyle({ fill: 'transparent', cursor: 'pointer' });

export const dot = componentStyle([
  {
    fill: vars.color.ground,
    stroke: vars.color.accent,
    strokeWidth: 2,
    pointerEvents: 'none',
    selectors: {
      [`${point}:hover &, ${point}[data-selected] &, ${point}[data-open="true"] &`]: {
        fill: vars.color.accent,
      },
      [`${point}[data-open="false"] &`]: { stroke: vars.color.muted },
    },
    '@media': {
      [media.forcedColors]: {
        fill: 'Canvas',
        stroke: 'CanvasText',
        selectors: { [`${point}[data-selected] &`]: { fill: 'CanvasText' } },
      },
    },
  },
  transition(['fill']),
]);

/** Around an office that is open. */
export const halo = componentStyle({
  fill: vars.color.accent,
  fillOpacity: 0.3,
  pointerEvents: 'none',
});

/** The same cross as in the operating map, on the selected place. */
export const cross = componentStyle({
  stroke: vars.color.accent,
  strokeDasharray: '4 4',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** On narrow maps only the selected place has room for its name. */
export const label = componentStyle({
  ...type.caption,
  display: 'none',
  fontWeight: vars.weight.strong,
  fill: vars.color.text,
  stroke: vars.color.ground,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  // Without `paint-order`, the outline makes the letters thinner.
  paintOrder: 'stroke',
  pointerEvents: 'none',
  selectors: { [`${point}[data-selected] &`]: { display: 'inline' } },
  '@container': { [`(width >= ${rem(600)})`]: { display: 'inline' } },
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const time = componentStyle({
  ...type.tabular,
  '@container': { [`(width >= ${rem(900)})`]: { fontSize: rem(20) } },
});

export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: rem(360),
  aspectRatio: '1000 / 477',
  border: hairline,
  borderRadius: vars.radius.picture,
});

export const consent = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
});

export const note = componentStyle({ flexGrow: 1, flexBasis: rem(320) });

export const load = componentStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const open = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
});

/** One after the other, as a legend of the map. */
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
});

/** As a row of a table: a bar in the accent colour marks the selected place. */
export const choice = componentStyle([
  {
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    minBlockSize: vars.layout.target,
    paddingBlock: vars.space.s,
    outlineOffset: '-2px',
    ':hover': { color: vars.color.accent },
    selectors: {
      '&[aria-pressed="true"], &[aria-current]': {
        paddingInline: vars.space.s,
        backgroundColor: vars.color.selected,
        borderInlineStart: `3px solid ${vars.color.accent}`,
      },
    },
  },
  transition(['background-color', 'color', 'padding']),
]);

export const name = componentStyle({ fontWeight: vars.weight.strong });

export const detail = componentStyle({ ...type.tabular, color: vars.color.muted });
