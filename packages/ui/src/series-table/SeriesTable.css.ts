import type { GlobalStyleRule } from '@vanilla-extract/css';
import * as columns from '../internal/ModelColumns.css.ts';
import * as segments from '../internal/segments.ts';
import * as sheet from '../internal/table.css.ts';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export { corner } from '../internal/ModelColumns.css.ts';
export { note, unit } from '../internal/table.css.ts';

const belowMedium = `not all and ${media.fromMedium}`;

/** Four columns beside the names, the last of which shows that there are more. */
const narrowColumn = { minInlineSize: rem(82), paddingInline: rem(6) } as const;

const framed = (selector: string, rule: GlobalStyleRule) =>
  layerStyle('brand.components', `[data-frames] ${selector}`, rule);

layerStyle('brand.components', `${columns.region}:has([data-frames])`, {
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: columns.namesWidth.narrow,
  '@media': { [media.fromMedium]: { scrollPaddingInlineStart: columns.namesWidth.medium } },
});
framed(columns.corner, { paddingBlock: vars.space.xs });
framed(columns.model, {
  paddingBlockEnd: vars.space.xs,
  paddingInline: vars.space.s,
  scrollSnapAlign: 'start',
  '@media': { [belowMedium]: { ...narrowColumn, paddingBlockEnd: vars.space.xxs } },
});
framed(columns.code, { flexDirection: 'column' });
framed(columns.value, {
  paddingBlock: rem(9),
  whiteSpace: 'nowrap',
  paddingInline: vars.space.s,
  fontWeight: vars.weight.strong,
  '@media': { [belowMedium]: { ...narrowColumn, paddingBlock: 0 } },
});
framed(`${columns.value}[data-repeats]`, { fontWeight: 400, color: vars.color.muted });

/** Number of the size, on phones above the band in place of the tiers of frames and sizes. */
export const number = componentStyle({
  fontSize: vars.size.h4,
  lineHeight: 1.2,
  '@media': { [media.fromMedium]: { display: 'none' } },
});

/** Frames or sizes. */
export const tier = componentStyle({ '@media': { [belowMedium]: { display: 'none' } } });

layerStyle('brand.components', `${tier} > *`, {
  textAlign: 'start',
  color: vars.color.text,
  borderBlockEnd: 'none',
});

/** A line before each size, and a dark one before each frame. */
for (const [start, color] of [
  ['size', vars.color.hairline],
  ['frame', vars.color.text],
] as const) {
  layerStyle('brand.components', `tr > [data-starts="${start}"]:not(:nth-child(2))`, {
    borderInlineStart: `1px solid ${color}`,
  });
}

export const frame = componentStyle([sheet.head, { paddingBlock: 0 }]);

/** Stays at the near edge while its columns scroll. */
export const machine = componentStyle({
  position: 'sticky',
  insetInlineStart: `calc(${columns.namesWidth.narrow} + ${vars.space.m})`,
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.s,
  inlineSize: 'fit-content',
  whiteSpace: 'nowrap',
  '@media': {
    [media.fromMedium]: {
      insetInlineStart: `calc(${columns.namesWidth.medium} + ${vars.space.m})`,
    },
    [media.low]: { position: 'static' },
  },
});

export const size = componentStyle([
  sheet.head,
  {
    ...type.h4,
    paddingBlock: `${vars.space.xxs} 0`,
    paddingInline: vars.space.s,
  },
]);

framed(`tbody ${sheet.unit}`, {
  '@media': { [media.fromMedium]: { display: 'inline' } },
});
framed(`tbody ${sheet.name}`, {
  paddingBlock: rem(9),
  '@media': {
    [belowMedium]: { paddingBlock: rem(6), paddingInlineEnd: vars.space.xs, lineHeight: 1.25 },
  },
});

export const frames = componentStyle(segments.row);

export const jump = componentStyle([
  segments.segment('&[aria-current]'),
  { whiteSpace: 'nowrap', paddingInline: vars.space.s },
]);

/** Keeps its place before the columns are known. */
export const progress = componentStyle({
  ...type.caption,
  ...type.tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: rem(40),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  selectors: { '&[data-whole="true"]': { visibility: 'hidden' } },
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const track = componentStyle({
  flexGrow: 1,
  backgroundColor: vars.color.hairline,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const part = componentStyle({
  display: 'block',
  blockSize: rem(4),
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const choice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlockEnd: vars.space.m,
  '@media': { [media.print]: { display: 'none' } },
});

export const details = componentStyle({
  flexGrow: 1,
  selectors: { '&[open]': { flexBasis: '60%' } },
  '@media': { [media.noScript]: { display: 'none' } },
});

export const extent = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.m,
});

export const summary = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  '::before': { content: '"+"', inlineSize: '0.8em', fontSize: '1.2em' },
  selectors: { '[open] > &::before': { content: '"\u2212"' } },
});

export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});

export const all = componentStyle({ ...type.small, lineHeight: vars.layout.target });

export const count = componentStyle({
  // Below the table stands how many columns there are.
  selectors: { '[data-framed] > * > &[data-all]': { display: 'none' } },
  ...type.small,
  ...type.tabular,
  lineHeight: vars.layout.target,
  color: vars.color.muted,
});
