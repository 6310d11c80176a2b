import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** Drawing and text fit side by side. In rem, because larger text needs more room. */
const beside = `(inline-size >= ${rem(320)})`;
/** All stages fit in one row. */
const inRow = `(inline-size >= ${rem(960)})`;

const air = `2px solid ${vars.color.accent}`;
/** Width of the column with the air main, and the position of the main in it. */
const rail = rem(32);
const middle = rem(15);
const gap = vars.space.m;
/** Width of a drawing next to its text; its height is 5/8 of that. */
const drawn = rem(112);
/** Height between the main and the tanks above it. */
const riser = rem(40);
/** Where air enters a tank: as a share of the drawing's height, and as a percentage of its width. */
const airDown = 0.76;
const airAcross = '8.75%';

export const root = componentStyle({ containerType: 'inline-size' });

export const diagram = componentStyle({
  '@container': {
    [inRow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'repeat(3, auto)',
    },
  },
});

/** At the start of the main; in the row, above it. */
export const source = componentStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  color: vars.color.accent,
  '@container': {
    [inRow]: {
      gridRow: 2,
      alignSelf: 'end',
      flexDirection: 'column',
      alignItems: 'start',
      gap: vars.space.xs,
      maxInlineSize: rem(128),
      paddingInlineEnd: vars.space.l,
      paddingBlockEnd: vars.space.s,
      borderBlockEnd: air,
    },
  },
});

export const fan = componentStyle({
  flexShrink: 0,
  inlineSize: rail,
  blockSize: rail,
  padding: vars.space.xxs,
  border: air,
  borderRadius: vars.radius.pill,
});

export const stages = componentStyle({
  '@container': {
    [inRow]: {
      gridRow: '1 / -1',
      gridColumn: 2,
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

/** In the column, `::before` is this stage's part of the air main, `::after` the water pipe to the next stage. */
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rail} minmax(0, 1fr)`,
  columnGap: gap,
  rowGap: vars.space.s,
  paddingBlockStart: vars.space.xl,
  selectors: {
    '&::before': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: middle,
      borderInlineStart: air,
    },
    '&[data-air="on"]::before': { content: '""', insetBlockEnd: 0 },
    // Clips the main above the last number, which is longer than needed.
    '&[data-air="end"]': { clipPath: `inset(0 -100vi -100vb)` },
  },
  '@container': {
    [beside]: {
      gridTemplateColumns: `${rail} ${drawn} minmax(0, 1fr)`,
      gridTemplateRows: `auto minmax(auto, 1fr)`,
      selectors: {
        '&[data-main]::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: `calc(${vars.space.xl} + ${drawn} * 0.58)`,
          insetBlockEnd: `calc(-1 * ${vars.space.xl} - ${drawn} * 0.125)`,
          insetInlineStart: `calc(${rail} + ${gap} + ${drawn} * 0.406)`,
          borderInlineStart: `1px dashed ${vars.color.border}`,
        },
      },
    },
    [inRow]: {
      gridRow: '1 / -1',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 0,
      paddingBlockStart: 0,
      selectors: {
        '&[data-air="end"]': { clipPath: 'none' },
        '&::before, &[data-main]::after': { display: 'none' },
      },
    },
  },
});

export const words = componentStyle({
  ...type.small,
  gridColumn: 2,
  '@container': {
    [beside]: { gridColumn: 3 },
    [inRow]: { gridColumn: 1, alignSelf: 'end', paddingInlineEnd: gap },
  },
});

export const name = componentStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const text = componentStyle({ ...type.caption, color: vars.color.muted });

/** In the row, `::before` is the branch up to the tank, `::after` this stage's part of the air main. */
export const drawing = componentStyle({
  position: 'relative',
  gridColumn: 2,
  alignSelf: 'start',
  maxInlineSize: rem(176),
  '@container': {
    [beside]: { gridRow: '1 / span 2' },
    [inRow]: {
      gridColumn: 1,
      gridRow: 2,
      maxInlineSize: 'none',
      paddingBlockEnd: riser,
      selectors: {
        '&::before, &::after': { position: 'absolute', insetBlockEnd: 0 },
        '&[data-air]::before': {
          content: '""',
          insetBlockStart: `calc((100% - ${riser}) * ${airDown})`,
          insetInlineStart: `calc(${airAcross} - 1px)`,
          borderInlineStart: air,
        },
        '[data-air] > &::after': { content: '""', inlineSize: airAcross, borderBlockEnd: air },
        '[data-air="on"] > &::after': { inlineSize: '100%' },
      },
    },
  },
});

export const svg = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** The number on the main, with a branch to its tank. */
export const number = componentStyle({
  ...type.caption,
  ...type.tabular,
  position: 'absolute',
  insetBlockStart: `calc(100% * ${airDown} - ${rail} / 2)`,
  insetInlineStart: `calc(-1 * (${rail} + ${gap}))`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rail,
  blockSize: rail,
  fontWeight: vars.weight.strong,
  color: vars.color.onAction,
  backgroundColor: vars.color.action,
  borderRadius: vars.radius.pill,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '100%',
    inlineSize: gap,
    borderBlockStart: air,
  },
  selectors: {
    '[data-air="end"] &::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '100%',
      blockSize: '100vb',
      borderInlineStart: air,
    },
  },
  '@container': {
    [inRow]: {
      zIndex: 1,
      insetBlock: `auto calc(1px - ${rail} / 2)`,
      insetInlineStart: `calc(${airAcross} - ${rail} / 2)`,
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const point = componentStyle({
  ...type.small,
  gridColumn: 2,
  '@container': {
    [beside]: { gridColumn: 3 },
    [inRow]: { gridColumn: 1, paddingBlockStart: vars.space.l, paddingInlineEnd: gap },
  },
});

// In the row, its text extends below a stage that is none.
layerStyle('brand.components', `${point}[data-wide]`, {
  '@container': { [inRow]: { inlineSize: '200%' } },
});

export const pointName = componentStyle({
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  overflowWrap: 'anywhere',
});

const line = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
} as const;
const forced = { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } };

export const wall = componentStyle({
  ...line,
  ...forced,
  stroke: vars.color.text,
  strokeWidth: 1.5,
});

export const thin = componentStyle({ ...line, ...forced, stroke: vars.color.border });

/** The pipe to the next stage in the row. */
export const pipe = componentStyle({
  ...line,
  ...forced,
  display: 'none',
  stroke: vars.color.border,
  '@container': { [inRow]: { display: 'inline' } },
});

/** The side line in the row; in the column the texts say where it leads. */
export const side = componentStyle({
  ...line,
  ...forced,
  display: 'none',
  stroke: vars.color.muted,
  strokeDasharray: '4 3',
  '@container': { [inRow]: { display: 'inline' } },
});

export const water = componentStyle({
  fill: vars.color.selected,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});

export const diffuser = componentStyle({
  ...line,
  ...forced,
  stroke: vars.color.accent,
  strokeWidth: 2,
});

export const bubble = componentStyle({ ...line, ...forced, stroke: vars.color.accent });
