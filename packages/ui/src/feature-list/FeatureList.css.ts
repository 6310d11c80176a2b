import { componentStyle, rem, type, vars } from '../styles/toolkit.ts';

const line = '[data-layout="line"]';
const columns = `:not(${line})`;

/** As many columns as fit, in row order; statements of one row share the line above them. */
export const root = componentStyle({
  selectors: {
    [`&${columns}`]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(280)}, 100%), 1fr))`,
      columnGap: vars.space.gutter,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
    },
    [`&${line}`]: {
      ...type.small,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, auto))',
      justifyContent: 'start',
      gap: `${vars.space.xs} ${vars.space.xl}`,
      color: vars.color.muted,
    },
  },
});

export const feature = componentStyle({
  selectors: {
    [`${columns} > &`]: {
      paddingBlock: rem(12),
      fontWeight: vars.weight.medium,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});
