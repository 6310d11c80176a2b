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

export const root = componentStyle({ display: 'grid', gap: vars.space.xxl });

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
  '@media': { [media.belowDesktop]: { blockSize: rem(200) } },
});

layerStyle('brand.components', `${stage} :is(img, svg)`, {
  '@media': { [media.belowDesktop]: { zoom: 0.55 } },
});

export const sizes = componentStyle({ display: 'grid' });

export const size = componentStyle([
  {
    // With large text the models are below the name.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    paddingBlock: vars.space.xxs,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    borderInlineStart: '3px solid transparent',
    selectors: {
      '&[data-selected]': {
        backgroundColor: vars.color.selected,
        borderInlineStartColor: vars.color.accent,
      },
    },
    '@media': {
      [media.fromMedium]: {
        display: 'grid',
        gridTemplateColumns: `${rem(104)} minmax(0, 1fr)`,
        paddingBlock: vars.space.xs,
        paddingInlineStart: vars.space.m,
      },
    },
  },
  transition(['background-color']),
]);

export const sizeName = componentStyle({
  flexBasis: rem(68),
  whiteSpace: 'nowrap',
  '@media': { [`not all and ${media.fromMedium}`]: { fontSize: vars.size.small } },
});

export const models = componentStyle({
  flex: `1 1 ${rem(190)}`,
  display: 'grid',
  gap: vars.space.xxs,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(180)}), 1fr))`,
      gap: vars.space.xs,
    },
  },
});

export const card = componentStyle({
  border: '2px solid transparent',
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.raised },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
});

export const choice = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${rem(56)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: rem(60),
  textAlign: 'start',
  '@media': { [media.fromMedium]: { gridTemplateColumns: `${rem(76)} minmax(0, 1fr)` } },
});

layerStyle('brand.components', `${choice} img`, {
  marginInline: 'auto',
  '@media': { [`not all and ${media.fromMedium}`]: { zoom: 0.72 } },
});

export const band = componentStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.strong,
  selectors: { ':hover > * > &': { color: vars.color.accent } },
});

export const words = componentStyle({ ...type.tabular, fontSize: rem(13), lineHeight: 1.4 });

export const fact = componentStyle({
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  selectors: { '&:not(:last-child)::after': { content: '","' } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  gridColumn: '1 / -1',
  padding: `${vars.space.s} ${vars.space.xs}`,
  '@media': { [media.fromMedium]: { paddingInline: 0 } },
});
