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
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    selectors: {
      // From edge to edge of the window, so that marking moves nothing.
      '&[data-highlighted]': {
        backgroundColor: vars.color.selected,
        boxShadow: `${vars.space.margin} 0 ${vars.color.selected}, calc(${rem(3)} - ${vars.space.margin}) 0 ${vars.color.selected}, calc(-1 * ${vars.space.margin}) 0 ${vars.color.accent}`,
      },
    },
    '@media': {
      // The label of the figure takes two lines rather than the room of the title.
      [media.belowSmall]: { gridTemplateColumns: `auto minmax(0, 1fr) fit-content(${rem(88)})` },
      [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // Beside a map, the row keeps to its column.
      [media.fromDesktop]: {
        paddingInlineEnd: vars.space.s,
        selectors: {
          '&[data-highlighted]': { boxShadow: `inset ${rem(3)} 0 ${vars.color.accent}` },
        },
      },
      [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '1px solid' } } },
    },
  },
  transition(['background-color', 'box-shadow']),
]);

export const image = componentStyle({
  inlineSize: rem(96),
  '@media': {
    [media.fromSmall]: { gridRow: 'span 2', inlineSize: rem(120), alignSelf: 'end' },
    [media.fromWide]: { inlineSize: rem(160) },
  },
});
// Without `zoom`, only pictures that are wider than the column leave the scale of the others.
layerStyle('brand.components', `${image} img`, {
  marginInline: 'auto',
  '@media': { [media.belowSmall]: { zoom: 0.8 } },
});

/** Machines are cut out. */
export const picture = componentStyle({ backgroundColor: 'transparent' });

export const head = componentStyle({});

export const link = componentStyle({ ':hover': { color: vars.color.accent } });

export const figure = componentStyle({
  textAlign: 'end',
  '@media': { [media.cramped]: { textAlign: 'start' } },
});

export const value = componentStyle({
  ...type.tabular,
  display: 'block',
  fontSize: rem(30),
  fontWeight: 500,
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="gap"]': { color: vars.color.duty },
    '&[data-words]': { ...type.small, fontWeight: vars.weight.strong, whiteSpace: 'normal' },
  },
});

export const unit = componentStyle({ fontSize: '0.5em' });

export const label = componentStyle({
  ...type.caption,
  display: 'block',
  marginInlineStart: 'auto',
  color: vars.color.muted,
});

export const body = componentStyle({
  display: 'flow-root',
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.xxs,
  '@media': { [media.fromSmall]: { gridColumn: '2 / -1' } },
});

/** The summary of the details stands beside them where it has room, clear of what floats at the edge of a phone. */
export const actions = componentStyle({
  ...type.small,
  display: 'flex',
  float: 'inline-start',
  paddingInlineEnd: vars.space.m,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: rem(18),
  '@media': { [media.print]: { display: 'none' } },
});

// Room for a button below the ranges.
layerStyle('brand.components', `${body} > :has(+ ${actions})`, { paddingBlockEnd: vars.space.xs });

// As high as a small button.
const line = { minBlockSize: rem(36), alignContent: 'center' } as const;
// A finger needs more room than a mouse.
layerStyle('brand.components', `${actions} > *`, {
  ...line,
  '@media': { [media.coarse]: { minBlockSize: vars.layout.target } },
});

export const summary = componentStyle({
  ...type.small,
  ...line,
  // Beside the links or below them, but not behind.
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  inlineSize: 'fit-content',
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  '@media': {
    [media.fromDesktop]: { marginInlineStart: 'auto' },
    [media.coarse]: { minBlockSize: vars.layout.target },
  },
});

/** Points up while the details are open. */
export const mark = componentStyle([
  transition(['rotate']),
  { selectors: { '[open] > summary > &': { rotate: '180deg' } } },
]);

export const details = componentStyle({ clear: 'both', paddingBlock: vars.space.xs });
