import type { GlobalStyleRule } from '@vanilla-extract/css';
import * as segments from '../internal/segments.ts';
import * as sheet from '../internal/table.css.ts';
import { componentStyle, landing, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export { note, table, unit } from '../internal/table.css.ts';

const belowMedium = `not all and ${media.fromMedium}`;

/** Narrow enough to leave room for two models on phones. */
const namesWidth = { narrow: rem(124), medium: rem(176) };

/**
 * With five or more models at most as high as the window below the sticky bars, so that the header stays in view while
 * the rows scroll. The names of fewer models are easily remembered, and a page should scroll in one place only.
 */
export const region = componentStyle({
  selectors: {
    '&:has([data-frames])': {
      scrollSnapType: 'x proximity',
      scrollPaddingInlineStart: namesWidth.medium,
    },
  },
  '@media': {
    [belowMedium]: {
      selectors: {
        '&:has([data-frames])': { scrollPaddingInlineStart: namesWidth.narrow },
      },
    },
    [`${media.screen} and ${media.tall}`]: {
      selectors: {
        '&:has(td:nth-child(6))': {
          maxBlockSize: `calc(100svh - ${landing} - ${vars.space.l})`,
        },
      },
    },
  },
});

/** All rows of the header stay in view together. */
export const header = componentStyle({
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: 0,
  backgroundColor: vars.color.ground,
  '@media': { [media.print]: { position: 'relative' } },
});

const marked = { backgroundColor: vars.color.selected } as const;

const names = {
  minInlineSize: namesWidth.narrow,
  paddingInlineStart: 0,
  '@media': { [media.fromMedium]: { minInlineSize: namesWidth.medium } },
} as const;

export const corner = componentStyle([
  sheet.corner,
  names,
  {
    selectors: {
      'td&': { paddingBlock: 0, borderBlockEnd: 'none' },
      '[data-frames] &': { paddingBlock: vars.space.xs },
    },
  },
]);

export const name = componentStyle([sheet.name, names]);

/** Four columns beside the names, the last of which shows that there are more. */
const narrowColumn = { minInlineSize: rem(82), paddingInline: rem(6) } as const;

/** Column header. The bar of the highlighted one is a border, which remains in forced colours mode. */
export const model = componentStyle([
  sheet.head,
  {
    color: vars.color.text,
    borderBlockStart: '3px solid transparent',
    selectors: {
      '[data-frames] &': {
        paddingBlockEnd: vars.space.xs,
        paddingInline: vars.space.s,
        scrollSnapAlign: 'start',
      },
      '&[data-selected]': { ...marked, borderBlockStartColor: vars.color.accent },
    },
    '@media': {
      [belowMedium]: {
        selectors: {
          '[data-frames] &': {
            ...narrowColumn,
            paddingBlockEnd: vars.space.xxs,
          },
        },
      },
      [media.forcedColors]: {
        borderBlockStartColor: 'Canvas',
        selectors: { '&[data-selected]': { borderBlockStartColor: 'Highlight' } },
      },
    },
  },
]);

export const code = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  minBlockSize: vars.layout.target,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-align="start"] &': { justifyContent: 'flex-start', whiteSpace: 'normal' },
    '[data-frames] &': { flexDirection: 'column', alignItems: 'flex-end' },
    'a&:hover': {
      color: vars.color.accent,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
});

/** Number of the size, on phones above the band in place of the tiers of frames and sizes. */
export const number = componentStyle({
  fontSize: vars.size.h4,
  lineHeight: 1.2,
  '@media': { [media.fromMedium]: { display: 'none' } },
});

/** Frames or sizes. */
export const tier = componentStyle({ '@media': { [belowMedium]: { display: 'none' } } });

export const value = componentStyle([
  sheet.value,
  {
    selectors: {
      '&[data-selected]': marked,
      '[data-differs="all"] &[data-figure]': { fontWeight: vars.weight.strong },
      '&[data-alone]': {
        ...marked,
        fontWeight: vars.weight.strong,
        boxShadow: `inset 3px 0 ${vars.color.accent}`,
      },
      '[dir="rtl"] &[data-alone]': { boxShadow: `inset -3px 0 ${vars.color.accent}` },
      '[data-frames] &': {
        paddingBlock: rem(9),
        whiteSpace: 'nowrap',
        paddingInline: vars.space.s,
        fontWeight: vars.weight.strong,
      },
      '[data-frames] &[data-repeats]': { fontWeight: 400, color: vars.color.muted },
      // Ranges must not wrap.
      '&[data-figure]': { whiteSpace: 'nowrap' },
      '&[data-align="start"]': { inlineSize: '25%', minInlineSize: rem(150), verticalAlign: 'top' },
    },
    '@media': {
      [belowMedium]: { selectors: { '[data-frames] &': { ...narrowColumn, paddingBlock: 0 } } },
      [media.fromMedium]: {
        selectors: {
          '&:not([data-align="start"])': { whiteSpace: 'nowrap' },
        },
      },
    },
  },
]);

/** A line before each size, and a dark one before each frame. */
for (const [start, color] of [
  ['size', vars.color.hairline],
  ['frame', vars.color.text],
] as const) {
  layerStyle('brand.components', `tr > [data-starts="${start}"]:not(:nth-child(2))`, {
    borderInlineStart: `1px solid ${color}`,
  });
}

export const frame = componentStyle([
  sheet.head,
  {
    paddingBlock: 0,
    textAlign: 'start',
    color: vars.color.text,
    borderBlockEnd: 'none',
  },
]);

/** Stays at the near edge while its columns scroll. */
export const machine = componentStyle({
  position: 'sticky',
  insetInlineStart: `calc(${namesWidth.narrow} + ${vars.space.m})`,
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.s,
  inlineSize: 'fit-content',
  whiteSpace: 'nowrap',
  '@media': {
    [media.fromMedium]: { insetInlineStart: `calc(${namesWidth.medium} + ${vars.space.m})` },
    [media.low]: { position: 'static' },
  },
});

export const size = componentStyle([
  sheet.head,
  {
    ...type.h4,
    paddingBlock: `${vars.space.xxs} 0`,
    paddingInline: vars.space.s,
    textAlign: 'start',
    color: vars.color.text,
    borderBlockEnd: 'none',
  },
]);

layerStyle('brand.components', `[data-frames] tbody ${sheet.unit}`, {
  '@media': { [media.fromMedium]: { display: 'inline' } },
});
layerStyle('brand.components', `[data-frames] tbody ${sheet.name}`, {
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

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.print]: { display: 'none' },
    [belowMedium]: {
      selectors: {
        '[data-machines] &': { ...type.caption, rowGap: 0, paddingBlockStart: 0 },
      },
    },
  },
});

// On phones actions are links: a row of buttons would outweigh the figures.
layerStyle('brand.components', `[data-machines] ${actions} > *`, {
  '@media': {
    [belowMedium]: {
      display: 'inline-flex',
      justifyContent: 'flex-start',
      alignItems: 'center',
      minBlockSize: vars.layout.target,
      padding: 0,
      border: 'none',
      fontSize: 'inherit',
      textAlign: 'start',
      color: vars.color.accent,
      backgroundColor: 'transparent',
    },
  },
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

/** Beside machines the columns are for reading: the property above its values where the window is narrow. */
const machines = '[data-machines]';
const wall = (share: number) =>
  `color-mix(in srgb, ${vars.color.hairline} ${share}%, ${vars.color.ground})`;

/** The floor ends below the machines: names and actions are on the ground of the page. */
layerStyle('brand.components', `${machines} thead`, {
  vars: { '--names': rem(152), '--floor': rem(166) },
  backgroundImage: `linear-gradient(to top, ${vars.color.ground} var(--names), ${wall(60)} var(--names), ${wall(80)} var(--floor), ${vars.color.subtle} var(--floor), ${vars.color.ground})`,
  '@media': { [media.fromWide]: { vars: { '--names': rem(112), '--floor': rem(136) } } },
});
layerStyle('brand.components', machines, {
  '@media': { [media.fromSmall]: { tableLayout: 'fixed' } },
});
layerStyle('brand.components', `${machines} thead th:first-child`, {
  '@media': {
    [media.fromSmall]: { inlineSize: rem(124) },
    [media.fromWide]: { inlineSize: rem(176) },
  },
});
// In steps, because a picture that shrank to its column would leave the scale of the others.
layerStyle('brand.components', `${machines} thead :is(img, svg)`, {
  maxInlineSize: 'none',
  '@media': {
    [media.fromSmall]: { zoom: 0.48 },
    [media.fromMedium]: { zoom: 0.6 },
    [media.fromDesktop]: { zoom: 0.8 },
    [media.fromWide]: { zoom: 1 },
    '(width >= 90rem)': { zoom: 1.2 },
    '(width >= 150rem)': { zoom: 1.45 },
    [media.belowSmall]: { zoom: 0.39 },
    [media.print]: { zoom: 0.4 },
  },
});
// Their shadows may reach into the next column.
layerStyle('brand.components', `${machines} thead th > :has(> picture)`, { overflow: 'visible' });
layerStyle('brand.components', `${machines} tbody th`, { verticalAlign: 'top' });
layerStyle('brand.components', `${machines} td`, {
  fontSize: vars.size.h4,
  verticalAlign: 'top',
  textWrap: 'balance',
});
layerStyle('brand.components', `${machines} td strong`, { fontSize: vars.size.h3 });
layerStyle('brand.components', `${machines} :is(th, td)`, {
  '@media': { [media.print]: { paddingBlock: vars.space.xxs, fontSize: vars.size.caption } },
});
// A row of one line: with a duty point the note would be on a second sheet.
layerStyle('brand.components', `${machines} tbody ${sheet.unit}`, {
  '@media': { [media.print]: { display: 'inline' } },
});
const narrow = (selector: string, rule: GlobalStyleRule) =>
  layerStyle('brand.components', `${machines} ${selector}`, {
    '@media': { [media.belowSmall]: rule },
  });
/**
 * Four of 80 px fit on a phone. They grow faster than the text: once the region scrolls, a range or a figure with its
 * unit stays on one line.
 */
const column = 'minmax(calc(8rem - 48px), 1fr)';
narrow('tr', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: column });
narrow('tbody th', {
  gridRow: 1,
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '100cqi',
  paddingBlockEnd: 0,
  borderBlockEnd: 'none',
});
for (const count of [1, 2, 3, 4])
  narrow(`tbody tr:has(> :nth-child(${count + 1}):last-child) > th`, {
    gridColumn: `1 / span ${count}`,
  });
narrow('td', { gridRow: 2 });
narrow('td[data-align]', { inlineSize: 'auto' });
narrow(`tbody ${sheet.unit}`, { display: 'inline' });
narrow('thead th:first-child', { display: 'none' });
narrow('thead th:not(:first-child)', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
});
narrow(':is(thead th:not(:first-child), td)', {
  minInlineSize: 0,
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  fontSize: vars.size.caption,
});
narrow('tbody td[data-alone]', { paddingInlineStart: rem(6) });

layerStyle('brand.components', `${machines} thead th:not(:first-child) > :is(a, span)`, {
  ...type.h4,
  justifyContent: 'flex-start',
  '@media': {
    [media.fromWide]: { fontSize: vars.size.h3 },
    [media.belowDesktop]: { fontSize: vars.size.small },
    [media.belowSmall]: { alignItems: 'flex-start', whiteSpace: 'normal' },
  },
});

/** As high as the name and the actions of a model, so that the person stands beside its machine. */
export const person = componentStyle({
  display: 'block',
  blockSize: `calc(2 * ${vars.layout.target} + ${vars.space.s} + ${vars.space.xl})`,
  '@media': {
    [media.fromWide]: { blockSize: `calc(2 * ${vars.layout.target} + ${vars.space.s})` },
  },
});

/** The last place on the floor, above the height of the names. */
export const place = componentStyle([
  sheet.head,
  {
    textAlign: 'start',
    paddingBlock: `0 calc(var(--names) + ${rem(8)})`,
    '@media': {
      [media.belowDesktop]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
]);

// Stands on the floor, while values begin at the top of their row.
layerStyle('brand.components', `${machines} td${place}`, { verticalAlign: 'bottom' });
layerStyle('brand.components', `${place} > a`, {
  display: 'grid',
  placeContent: 'center',
  minBlockSize: rem(128),
  maxInlineSize: rem(200),
  padding: vars.space.xs,
  border: `1px dashed ${vars.color.border}`,
  textAlign: 'center',
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.body,
});
