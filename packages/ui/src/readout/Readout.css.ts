import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({});

export const looks = componentVariants({
  row: {
    display: 'grid',
    gridTemplateColumns: `min(${rem(96)}, 25%) minmax(0, 1fr)`,
    alignItems: 'center',
    gap: vars.space.m,
    // As high with a model as with a hint.
    minBlockSize: rem(104),
    marginBlockStart: vars.space.s,
    paddingBlockStart: vars.space.xs,
    borderBlockStart: `1px solid ${vars.color.text}`,
    '@media': {
      [media.fromMedium]: { gridTemplateColumns: `${rem(96)} minmax(0, 1fr) auto` },
      [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  panel: {
    backgroundColor: vars.color.raised,
    borderBlockStart: `3px solid ${vars.color.accent}`,
    padding: vars.space.m,
  },
});
const { row, panel } = looks;

export const image = componentStyle({});

/** Machines are cut out. */
export const picture = componentStyle({ backgroundColor: 'transparent' });
// In the middle of a panel that is wider than the machine.
layerStyle('brand.components', `${panel} ${picture}`, {
  inlineSize: 'fit-content',
  marginInline: 'auto',
});

export const body = componentStyle({});
layerStyle('brand.components', `${row} > ${body}:first-child`, { gridColumn: '1 / -1' });

export const figures = componentStyle({});
layerStyle('brand.components', `${row} ${figures}`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
});
// On a phone they stand in two columns, below each other.
layerStyle('brand.components', `${row} ${figures} > *`, {
  minInlineSize: `min(${rem(104)}, 100%)`,
});
layerStyle('brand.components', `${panel} ${figures}`, {
  marginBlock: vars.space.m,
});

export const figure = componentStyle(type.small);
layerStyle('brand.components', `${panel} ${figure}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const label = componentStyle({ color: vars.color.muted });

/** A range does not break at its dash. */
export const value = componentStyle({
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
layerStyle('brand.components', `${row} > ${actions}`, {
  gridColumn: '1 / -1',
  '@media': { [media.fromMedium]: { gridColumn: 3 } },
});
