import { componentStyle, fluid, media, rem, type, vars } from '../styles/toolkit.ts';

/** A column of a table: in a grid the prices, contents and actions of all plans are aligned. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  gap: vars.space.l,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.text}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&[data-best-value]': {
      marginBlockStart: '-2px',
      paddingInline: vars.space.l,
      backgroundColor: vars.color.selected,
      borderBlockStart: `3px solid ${vars.color.accent}`,
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

/** A price for a year stays on one line in three columns of a tablet. */
export const price = componentStyle({
  ...type.h2,
  ...type.tabular,
  fontSize: fluid(28, 36),
  fontWeight: vars.weight.medium,
  '@media': { [`${media.fromMedium} and ${media.belowDesktop}`]: { fontSize: rem(22) } },
});

export const features = componentStyle({ ...type.small, overflowWrap: 'anywhere' });

export const feature = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const mark = componentStyle({ color: vars.color.accent, marginBlockStart: '0.18em' });

export const action = componentStyle({ inlineSize: '100%' });
