import { floor, wideFloor } from '../internal/floor.css.ts';
import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

/** On a desktop the frames are columns, whose machines stand on one floor. */
export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.fromSmall]: { gap: vars.space.xxl },
    [media.fromDesktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gap: `0 ${vars.space.gutter}`,
    },
  },
});

/** The stage beside the sizes. */
const tablets = `${media.fromSmall} and ${media.belowDesktop}`;

export const frame = componentStyle({
  '@media': {
    [media.print]: { breakInside: 'avoid' },
    [tablets]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.l,
    },
    [media.fromDesktop]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.text}`,
  '@media': {
    [tablets]: { gridColumn: '1 / -1' },
    [media.fromDesktop]: { gridRow: 2, paddingBlockStart: vars.space.m },
  },
});

export const text = componentStyle({ ...type.caption, color: vars.color.muted });

/** The person and the machine, on a floor at their lower edge. */
export const stage = componentStyle({
  ...wideFloor,
  vars: { '--floor': rem(72) },
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: vars.space.m,
  paddingBlock: `${vars.space.l} ${rem(20)}`,
  '@media': {
    [media.belowSmall]: { blockSize: rem(168), paddingBlockStart: vars.space.m },
    [tablets]: { ...floor, borderImageSource: 'none' },
    [media.fromDesktop]: {
      gridRow: 1,
      justifyContent: 'flex-start',
      // The floor of the first is that of all.
      selectors: { [`${frame}:not(:first-child) > &`]: { borderImageSource: 'none' } },
    },
  },
});

layerStyle('brand.components', `${stage} :is(img, svg)`, {
  '@media': {
    [`${media.fromDesktop} and (width < 80rem)`]: { zoom: 0.75 },
    [media.belowDesktop]: { zoom: 0.6 },
    [media.belowSmall]: { zoom: 0.43 },
  },
});
// One person is enough for machines on one floor.
layerStyle('brand.components', `${frame}:not(:first-child) > ${stage} > svg`, {
  '@media': { [media.fromDesktop]: { display: 'none' } },
});

export const sizes = componentStyle({
  display: 'grid',
  alignContent: 'start',
  containerType: 'inline-size',
});

/** With large text on a phone, the cards are below what is beside them otherwise. */
const narrow = '(inline-size < 12rem)';

const reaching = (side: 1 | -1) =>
  `-8px 0 ${vars.color.selected}, 8px 0 ${vars.color.selected}, ${side * -11}px 0 ${vars.color.accent}`;

/** Room for a badge beside the name. */
const spacious = '(inline-size >= 24rem)';

/** Figures that the models share stand below the name, and the cards beside both. */
export const size = componentStyle([
  {
    display: 'grid',
    gridTemplateColumns: `${rem(104)} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    alignItems: 'center',
    columnGap: vars.space.xs,
    paddingBlock: rem(8),
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [spacious]: { gridTemplateColumns: `${rem(148)} minmax(0, 1fr)` },
    },
    // The ground reaches into the margin, so that the text stays in its column.
    selectors: {
      '&[data-selected]': {
        backgroundColor: vars.color.selected,
        boxShadow: reaching(1),
      },
      '[dir="rtl"] &[data-selected]': { boxShadow: reaching(-1) },
    },
  },
  transition(['background-color']),
]);

export const sizeName = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
  whiteSpace: 'nowrap',
});

export const models = componentStyle({
  display: 'grid',
  gridRow: '1 / span 2',
  gridColumn: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(74)}), 1fr))`,
  gap: rem(6),
  '@container': { [narrow]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const card = componentStyle({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-selected]': {
      color: vars.color.onChosen,
      borderColor: vars.color.chosen,
      backgroundColor: vars.color.chosen,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

export const choice = componentStyle({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: rem(46),
  textAlign: 'center',
});

export const band = componentStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.strong,
  selectors: { ':not([aria-current]):hover > * > &': { color: vars.color.accent } },
});

export const words = componentStyle({
  ...type.tabular,
  fontSize: rem(13),
  lineHeight: 1.3,
});

export const fact = componentStyle({
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:last-child)::after': { content: '","' },
    ':not([aria-current]):not([aria-pressed="true"]) > * > &': { color: vars.color.muted },
  },
});

export const shared = componentStyle({
  ...type.tabular,
  fontSize: rem(13),
  lineHeight: 1.4,
  color: vars.color.muted,
  alignSelf: 'start',
});

layerStyle('brand.components', `${shared} dd`, { textWrap: 'nowrap' });

layerStyle('brand.components', `${shared} > :first-child`, {
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});

/** Details and actions of the selected model. */
export const open = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.s,
});

export const details = componentStyle({
  ...type.tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: rem(13),
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const detail = componentStyle({
  ...type.small,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});

export const actions = componentStyle({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
});

// All of them are in one line.
layerStyle('brand.components', `${actions} > :first-child`, {
  paddingInline: rem(10),
  fontSize: 'inherit',
});
