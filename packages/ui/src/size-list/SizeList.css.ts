import { floor } from '../internal/floor.css.ts';
import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.fromSmall]: { gap: vars.space.xxl } },
});

/** On a desktop the stage is in four columns beside the sizes in eight. */
export const frame = componentStyle({
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 4fr) minmax(0, 8fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.l,
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});

export const text = componentStyle({ ...type.caption, color: vars.color.muted });

/** The person and the machine, on a floor at their lower edge. */
export const stage = componentStyle({
  ...floor,
  vars: { '--floor': rem(40) },
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: vars.space.m,
  paddingBlock: `${vars.space.l} ${vars.space.xs}`,
  '@media': {
    [media.belowDesktop]: { blockSize: rem(200) },
    [media.belowSmall]: { blockSize: rem(168), paddingBlock: vars.space.m },
  },
});

layerStyle('brand.components', `${stage} :is(img, svg)`, {
  '@media': { [media.belowDesktop]: { zoom: 0.55 }, [media.belowSmall]: { zoom: 0.5 } },
});

export const sizes = componentStyle({ display: 'grid', containerType: 'inline-size' });

/** With large text on a phone, the cards are below what is beside them otherwise. */
const narrow = '(inline-size < 12rem)';

const reaching = (side: 1 | -1) =>
  `-8px 0 ${vars.color.selected}, 8px 0 ${vars.color.selected}, ${side * -11}px 0 ${vars.color.accent}`;

/** On a phone what the models share stands below the name, and the cards beside both. */
export const size = componentStyle([
  {
    display: 'grid',
    gridTemplateColumns: `${rem(104)} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    alignItems: 'center',
    columnGap: vars.space.xs,
    paddingBlock: rem(6),
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    selectors: { '&[data-selected]': { backgroundColor: vars.color.selected } },
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': {
      // The ground reaches into the margin, so that the text stays in its column.
      [media.belowSmall]: {
        selectors: {
          '&[data-selected]': { boxShadow: reaching(1) },
          '[dir="rtl"] &[data-selected]': { boxShadow: reaching(-1) },
        },
      },
      [media.fromSmall]: {
        borderInlineStart: '3px solid transparent',
        selectors: { '&[data-selected]': { borderInlineStartColor: vars.color.accent } },
        gridTemplateColumns: `${rem(104)} minmax(0, 1fr) ${rem(120)}`,
        // Four closed rows are as high as the stage, so that closing one moves none below the frame.
        gridTemplateRows: `minmax(${rem(64)}, auto)`,
        columnGap: vars.space.m,
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.m,
      },
      [media.fromWide]: { gridTemplateColumns: `${rem(104)} minmax(0, 1fr) ${rem(232)}` },
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
  '@media': {
    [media.fromSmall]: {
      gridRow: 'auto',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(128)}), 1fr))`,
      gap: vars.space.xs,
    },
  },
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
  '@media': { [`${media.fromSmall} and (pointer: fine)`]: { minBlockSize: rem(36) } },
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
  '@media': {
    [media.fromSmall]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'baseline',
      columnGap: vars.space.xs,
    },
  },
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
  '@media': {
    [media.fromSmall]: {
      ...type.small,
      alignSelf: 'center',
      display: 'grid',
      columnGap: vars.space.m,
      textAlign: 'end',
    },
    [media.fromWide]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(96)}` },
  },
});

layerStyle('brand.components', `${shared} dd`, { textWrap: 'nowrap' });

layerStyle('brand.components', `${shared} > :first-child`, {
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});

/** What the selected model has besides: its actions first where there is one line. */
export const open = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.s,
  '@media': {
    [media.fromSmall]: { paddingBlock: vars.space.xs },
    [media.fromWide]: { flexDirection: 'row-reverse' },
  },
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
  '@media': { [media.fromSmall]: { ...type.small, columnGap: vars.space.l } },
});

// On a phone all of them are in one line.
layerStyle('brand.components', `${actions} > :first-child`, {
  '@media': { [media.belowSmall]: { paddingInline: rem(10), fontSize: 'inherit' } },
});
