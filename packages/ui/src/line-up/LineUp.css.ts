import { floor, person } from '../internal/floor.css.ts';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import {
  componentStyle,
  layerStyle,
  media,
  pageMargin,
  rem,
  toEdge,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

/** All pictures stand on one line, whatever is below them. */
export const root = componentStyle({ display: 'flex' });

const scrolls = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.margin,
} as const;

export const onFloor = componentStyle({
  alignItems: 'baseline',
  ...floor,
  ...scrolls,
  vars: { '--floor': rem(128) },
  justifyContent: 'center',
  paddingInline: pageMargin,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
  '@media': { [media.belowDesktop]: { justifyContent: 'flex-start' } },
});

/** The row keeps to the margins of the page while its floor reaches the edges of the window. */
export const bleed = componentStyle({
  marginInline: toEdge,
  paddingInline: `calc(-1 * (${toEdge}))`,
  scrollPaddingInline: `calc(-1 * (${toEdge}))`,
});

/** Where a row on an axis is longer than the page. */
const narrow = `${media.screen} and ${media.belowDesktop}`;

/** Of a row on an axis, which may be longer than the page. */
export const scroller = componentStyle({
  '@media': { [narrow]: { ...scrolls, marginInline: toEdge } },
});

/** Height of name and fact below the machines, and of the figures on an axis. */
const words = 'var(--words)';
/** Of pictures where the row scrolls. */
const zoom = 0.78;

export const onAxis = componentStyle({
  vars: { '--words': rem(80) },
  position: 'relative',
  alignItems: 'end',
  '@media': {
    [narrow]: {
      vars: { '--words': rem(64) },
      justifyContent: 'space-between',
      inlineSize: 'max-content',
      minInlineSize: `calc(100% - 2 * ${vars.space.margin})`,
      marginInline: vars.space.margin,
    },
  },
});

/** As wide as its picture: the pictures shrink by the same factor. */
export const item = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': { [`${media.screen} and ${media.belowDesktop}`]: { flexShrink: 0 } },
});

/** Without `zoom`, the row is longer and scrolls further. */
layerStyle('brand.components', `${root} :is(img, svg)`, {
  '@media': { [media.belowDesktop]: { zoom: 0.6 } },
});

/** Several shrink by the same factor too. */
export const image = componentStyle({ display: 'flex', alignItems: 'end' });
layerStyle('brand.components', `${image} > *`, { minInlineSize: 0 });

export const name = componentStyle({
  ...type.small,
  paddingInlineStart: rem(4),
  fontWeight: vars.weight.strong,
  lineHeight: rem(26),
});

export const text = componentStyle({
  ...type.caption,
  ...type.tabular,
  paddingInlineStart: rem(4),
  fontWeight: 400,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

/** Its words stand under a bar. */
export const subject = componentStyle({});
layerStyle('brand.components', `${subject} > ${name}::before`, {
  content: '""',
  position: 'absolute',
  insetInline: `calc(-1 * ${vars.space.xs}) 0`,
  borderBlockStart: `3px solid ${vars.color.mark}`,
});
layerStyle('brand.components', `${subject} > p`, {
  backgroundColor: vars.color.selected,
  borderInlineStart: `${vars.space.xs} solid ${vars.color.selected}`,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});
layerStyle('brand.components', `${subject} > p:last-child`, { paddingBlockEnd: vars.space.xs });
layerStyle('brand.components', `${onFloor}:has(> ${subject})`, {
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  vars: { '--floor': rem(148) },
  scrollPaddingInline: pageMargin,
});

/** Of the person, on the line of the names. */
export const height = componentStyle({ lineHeight: rem(26) });

layerStyle('brand.components', `${onAxis} ${person}`, {
  fill: `color-mix(in srgb, ${vars.color.accent} 28%, ${vars.color.ground})`,
});

// On an axis, name and fact are centred below the machine without widening it.
layerStyle('brand.components', `${onAxis} > ${item}`, {
  paddingBlockEnd: words,
  '@media': {
    // Room for the words, if text is large.
    [narrow]: { minInlineSize: rem(136) },
  },
});
layerStyle('brand.components', `${onAxis} > ${item}:first-child`, { minInlineSize: 0 });
layerStyle('brand.components', `${onAxis} ${image}`, {
  justifyContent: 'center',
  '@media': { [narrow]: { justifyContent: 'flex-start' } },
});
layerStyle('brand.components', `${onAxis} > ${item} > p`, {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'center',
  inlineSize: '100%',
  paddingInline: 0,
  whiteSpace: 'nowrap',
  // A name that is wider than its machine ends before that of the next.
  '@media': { [narrow]: { ...type.caption, justifyContent: 'flex-start' } },
});
layerStyle('brand.components', `${onAxis} > ${item} > :is(${name}, ${height})`, {
  insetBlockEnd: rem(24),
});

/** Text of a machine whose range is printed on the axis. */
export const onTicks = componentStyle({});
layerStyle('brand.components', `${onAxis} > ${item} > ${onTicks}`, {
  '@media': { [`${media.screen} and ${media.fromDesktop}`]: visuallyHidden },
});

/** Where the row scrolls, the floor line is no axis, and machines stand close. */
export const gap = componentStyle({
  minInlineSize: 0,
  overflow: 'clip',
  '@media': { [narrow]: { flexShrink: 0, maxInlineSize: vars.space.m } },
});
const ofAxis = { '@media': { [narrow]: { display: 'none' } } } as const;

// They have the size that the row leaves them.
layerStyle('brand.components', `${onAxis} :is(${image}, ${gap}) :is(img, svg)`, {
  zoom: 2,
  '@media': { [media.belowDesktop]: { zoom } },
});

/** On the floor line, with the space below it that the pictures have. */
const onLine = {
  position: 'absolute',
  insetBlockEnd: words,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  pointerEvents: 'none',
} as const;

export const axis = componentStyle(onLine);
layerStyle('brand.components', `${axis} > svg`, { display: 'block', inlineSize: '100%' });
layerStyle('brand.components', `${axis} > svg:first-child`, {
  blockSize: 'auto',
  // The pictures keep their size.
  '@media': { [narrow]: { zoom, blockSize: 'revert-layer' } },
});

export const line = componentStyle({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  overflow: 'visible',
  stroke: `color-mix(in srgb, ${vars.color.muted} 60%, ${vars.color.ground})`,
  strokeWidth: 1,
});

export const ticks = componentStyle(ofAxis);

const figure = {
  ...type.caption,
  ...type.tabular,
  fill: vars.color.muted,
  stroke: 'none',
  '@media': { [media.print]: { display: 'none' } },
} as const;
export const end = componentStyle({ ...figure, textAnchor: 'middle' });
export const start = componentStyle(figure);
/** At the end of the row, with the unit. */
export const lastEnd = componentStyle({ ...figure, textAnchor: 'end' });

export const reach = componentStyle([
  { ...onLine, overflow: 'visible', stroke: vars.color.mark, strokeWidth: 3, opacity: 0.6 },
  ofAxis,
  transition(['opacity']),
  { selectors: { [`${item}:is(:hover, :focus-within) > &`]: { opacity: 1 } } },
]);

// Between machines. Its range is that of another machine, which the link leads to.
layerStyle('brand.components', `${item}[data-gap]`, ofAxis);
layerStyle('brand.components', `${item}[data-gap] > ${reach}`, { strokeDasharray: '6 5' });
layerStyle('brand.components', `${item}[data-gap] > ${name} > a`, {
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
});

layerStyle('brand.components', `${onFloor}:has(> ${item} > ul)`, {
  vars: { '--floor': rem(212) },
  columnGap: vars.space.xl,
  justifyContent: 'space-between',
  '@media': { [media.print]: { flexWrap: 'wrap', backgroundImage: 'none' } },
});
// The row scrolls where it has no room: a picture that shrank to the text below it would leave the scale of the others.
layerStyle('brand.components', `${onFloor}:has(> ${item} > ul) > ${item}`, { flexShrink: 0 });
layerStyle('brand.components', `${onFloor}:has(> ${item} > ul) :is(img, svg)`, {
  '@media': {
    [`${media.fromDesktop} and (width < 90rem)`]: { zoom: 0.78 },
    '(width >= 140rem)': { zoom: 1.25 },
  },
});

export const group = componentStyle({ position: 'relative' });

export const machines = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.m,
});

layerStyle('brand.components', `${machines} > li > ${name}`, { whiteSpace: 'nowrap' });

export const groupName = componentStyle({
  ...type.h3,
  marginBlockStart: vars.space.m,
  marginInlineStart: rem(4),
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { [`${group}:hover > &`]: { borderBlockStartColor: vars.color.accent } },
});
layerStyle('brand.components', `${groupName} > a`, {
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});

/** It does not widen the group. */
export const groupText = componentStyle({
  ...type.small,
  marginBlockStart: vars.space.xs,
  marginInlineStart: rem(4),
  color: vars.color.muted,
  whiteSpace: 'pre-line',
  inlineSize: 0,
  minInlineSize: `calc(100% - ${rem(4)})`,
});
