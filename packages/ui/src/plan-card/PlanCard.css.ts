import { componentStyle, fluid, media, rem, type, vars } from '../styles/toolkit.ts';

/** In a grid the prices, contents and actions of all plans are aligned. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  gap: vars.space.l,
  padding: vars.space.l,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-best-value]': {
      borderColor: vars.color.accent,
      outline: `1px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
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

export const badge = componentStyle({ textTransform: 'uppercase', letterSpacing: '0.04em' });

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
