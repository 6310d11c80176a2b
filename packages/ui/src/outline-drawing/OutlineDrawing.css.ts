import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** Too narrow for the lengths of three views side by side. In rem, because larger text needs more room. */
const narrow = `(inline-size < ${rem(320)})`;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  containerType: 'inline-size',
  color: vars.color.text,
});

/** The views stand on one line. Where they do not fit, all shrink by the same factor. */
export const views = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.m,
  // Across a whole tablet, two rectangles would say no more.
  '@media': { [media.belowDesktop]: { maxInlineSize: rem(520) } },
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});

/** Room for the dimension lines and their texts. It is padding, which a flex item does not shrink. */
const room = rem(28);

export const view = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingBlockEnd: room,
  paddingInlineStart: room,
});

export const drawing = componentStyle({
  overflow: 'visible',
  '@container': { [narrow]: { zoom: 0.5 } },
});

export const body = componentStyle({
  fill: vars.color.subtle,
  stroke: vars.color.text,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const name = componentStyle({
  ...type.small,
  fontWeight: vars.weight.strong,
  position: 'absolute',
  insetBlock: `0 ${room}`,
  insetInline: `${room} 0`,
  display: 'grid',
  placeItems: 'center',
});

const line = `1px solid ${vars.color.muted}`;

/** A dimension line with its ends at the edges of the view, and the length beyond it. */
const length = componentStyle({
  ...type.caption,
  ...type.tabular,
  lineHeight: 1,
  position: 'absolute',
  paddingBlockStart: rem(14),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: rem(4),
    insetInline: 0,
    blockSize: rem(9),
    borderInline: line,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: rem(8),
    insetInline: 0,
    borderBlockStart: line,
  },
});

export const across = componentStyle([
  length,
  { insetBlockEnd: 0, insetInline: `${room} 0`, blockSize: room },
]);

/** Upwards, with the line between the text and the view. Its own block direction is across the page. */
export const up = componentStyle([
  length,
  {
    insetBlockStart: 0,
    insetInline: `0 ${room}`,
    blockSize: room,
    writingMode: 'vertical-lr',
    rotate: '180deg',
    selectors: { '[dir="rtl"] &': { writingMode: 'vertical-rl' } },
  },
]);

export const note = componentStyle({ ...type.caption, color: vars.color.muted });
