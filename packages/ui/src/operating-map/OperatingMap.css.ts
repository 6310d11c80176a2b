import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** The result stands beside the chart, or below it: never over it. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)',
      columnGap: vars.space.xxxl,
    },
  },
});

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

// Every second mark on phones.
layerStyle('brand.components', `${plot} > ${tick}:nth-of-type(even)`, {
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

/** Models lie over one another, so they are drawn as hairlines with a breath of colour. */
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

export const match = componentStyle([
  {
    fill: vars.color.mark,
    fillOpacity: 0.28,
    stroke: vars.color.accent,
    strokeWidth: 1,
    selectors: { '&[data-best]': { fillOpacity: 0.75, strokeWidth: 2 } },
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
  },
]);

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

export const panel = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  '@media': { [media.fromDesktop]: { paddingBlockStart: rem(28) } },
});

export const fields = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // They move nothing then; the table below holds every model.
    [media.noScript]: { display: 'none' },
  },
});

export const field = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const fieldLabel = componentStyle({ ...type.small, fontWeight: 600 });

export const typed = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const number = componentStyle({
  ...type.small,
  ...type.tabular,
  inlineSize: rem(88),
  minBlockSize: vars.layout.target,
  paddingInline: vars.space.s,
  textAlign: 'end',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const unit = componentStyle({
  ...type.caption,
  minInlineSize: rem(48),
  color: vars.color.muted,
});

/** How far the axis reaches: what lies outside is taken back to its end. */
export const range = componentStyle({
  ...type.caption,
  inlineSize: '100%',
  textAlign: 'end',
  color: vars.color.muted,
  selectors: { '&[data-state="outside"]': { color: vars.color.error, fontWeight: 600 } },
});

export const slider = componentStyle({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  minBlockSize: vars.layout.target,
  accentColor: vars.color.accent,
  cursor: 'pointer',
});

export const result = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.text}`,
});

export const eyebrow = componentStyle({ ...type.caption, color: vars.color.muted });

export const facts = componentStyle({ ...type.small, ...type.tabular, inlineSize: '100%' });

export const fact = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockEnd: hairline,
});

export const factLabel = componentStyle({ color: vars.color.muted });

const full = { '@media': { [media.fromDesktop]: { gridColumn: '1 / -1' } } } as const;

export const lists = componentStyle([
  full,
  {
    display: 'grid',
    gap: vars.space.xxl,
    '@media': {
      [media.fromDesktop]: {
        columnGap: vars.space.xxxl,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)',
      },
    },
  },
]);

export const list = componentStyle({
  ...type.small,
  ...type.tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) max-content max-content',
  // At large text the rows are wider than a phone: then they scroll by themselves.
  overflowX: 'auto',
  columnGap: vars.space.m,
  paddingBlockStart: vars.space.s,
});

export const entry = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockStart: hairline,
});

layerStyle('brand.components', `${entry} > :first-child`, {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
});

export const details = componentStyle(full);

export const summary = componentStyle([
  {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.layout.target,
    fontWeight: 600,
    color: vars.color.accent,
    '::before': { content: '"+"', inlineSize: '0.8em', fontSize: '1.2em' },
    selectors: { '[open] > &::before': { content: '"\u2212"' } },
  },
  transition(['color']),
]);

export const scroll = componentStyle({ overflowX: 'auto', paddingBlockStart: vars.space.s });

export const table = componentStyle({ ...type.small, ...type.tabular, inlineSize: '100%' });

export const headUnit = componentStyle({ display: 'block', fontSize: vars.size.caption });

layerStyle('brand.components', `${table} :is(th, td)`, {
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: hairline,
});
layerStyle('brand.components', `${table} thead th`, {
  verticalAlign: 'bottom',
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});
layerStyle('brand.components', `${table} tr > :first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: 600,
});
layerStyle('brand.components', `${table} tr > :nth-child(2)`, { textAlign: 'start' });
