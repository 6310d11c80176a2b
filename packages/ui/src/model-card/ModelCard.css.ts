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

export const root = componentStyle([
  {
    position: 'relative',
    display: 'grid',
    // On a phone, where many cards are stacked, the image is next to the facts.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    // Puts the outline of the selected card above its neighbours, and the focus ring above both.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px',
      border: '2px solid transparent',
      pointerEvents: 'none',
    },
    selectors: {
      '&[data-selected]': { zIndex: 1, backgroundColor: vars.color.selected },
      '&[data-selected]::after': { borderColor: vars.color.accent },
      '&:focus-within': { zIndex: 2 },
    },
    '@media': {
      [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      [media.forcedColors]: {
        selectors: {
          '&:not([data-selected])::after': { display: 'none' },
          '&[data-selected]::after': { borderColor: 'Highlight' },
        },
      },
    },
  },
  transition(['background-color']),
]);

/** The machine stands on a floor at the lower edge. Images with one number of px per metre keep their scale. */
export const image = componentStyle({
  ...floor,
  vars: { '--floor': rem(28), [vars.radius.picture]: '0px' },
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  overflow: 'clip',
  '@media': { [media.fromSmall]: { aspectRatio: '4 / 3', vars: { '--floor': rem(56) } } },
});

layerStyle('brand.components', `${image} img`, {
  '@media': { [media.belowSmall]: { zoom: 0.42 } },
});

export const words = componentStyle({
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.m}`,
  ':only-child': { gridColumn: '1 / -1' },
  '@media': {
    [media.fromSmall]: { padding: `${vars.space.s} ${vars.space.l} ${vars.space.l}` },
  },
});

export const heading = componentStyle({ fontSize: vars.size.h3 });

/** The click target is the whole card. */
const covering = {
  'a&:hover, button&:hover': { color: vars.color.accent },
  'a&::after, button&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '3px',
  },
} as const;

export const choice = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  minBlockSize: vars.layout.target,
  // A badge below a long name keeps its distance from the edge and from the facts.
  paddingBlock: vars.space.xs,
  selectors: covering,
});

/** Above the target that covers the card. */
const above = { position: 'relative', zIndex: 1 } as const;

/** Link to the page of the model. */
export const page = componentStyle({
  ...above,
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
});

export const select = componentStyle({
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  selectors: { ...covering, '[data-selected] &': { color: 'inherit' } },
});

export const facts = componentStyle({ ...type.small, ...type.tabular });

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.m}`,
} as const;

export const foot = componentStyle({
  ...row,
  ...type.small,
  paddingBlockStart: vars.space.s,
});

export const actions = componentStyle({ ...row, ...above });

export const fact = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xxs,
});

export const label = componentStyle({ color: vars.color.muted });
