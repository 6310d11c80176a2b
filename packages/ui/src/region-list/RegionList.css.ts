import { componentStyle, media, rem, transition, type, vars } from '../styles/toolkit.ts';

/** Up to three columns. The items run down each column. */
export const columns = componentStyle({ columns: `3 ${rem(148)}`, columnGap: vars.space.gutter });

export const groups = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(208)}, 100%), 1fr))`,
    },
  },
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
} as const;

export const region = componentStyle({
  ...line,
  columnGap: vars.space.xs,
  paddingBlock: rem(10),
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.belowSmall]: { fontSize: vars.size.small },
    [media.fromSmall]: { paddingBlock: vars.space.m },
  },
});

export const name = componentStyle({ fontWeight: vars.weight.strong });

export const cityDetail = componentStyle({ ...type.small, color: vars.color.muted });

export const detail = componentStyle([cityDetail, { textAlign: 'end' }]);

/** A line in the text colour below the header, as in a table. */
export const heading = componentStyle({
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});

export const city = componentStyle({
  ...line,
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const link = componentStyle([
  {
    ...line,
    inlineSize: '100%',
    paddingBlock: vars.space.s,
    outlineOffset: '-2px',
    ':hover': { color: vars.color.accent },
  },
  transition(['color']),
]);
