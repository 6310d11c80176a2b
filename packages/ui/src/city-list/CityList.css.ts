import { componentStyle, media, rem, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(208)}, 100%), 1fr))`,
    },
  },
});

/** A line in the text colour below the header, as in a table. */
export const region = componentStyle({
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
} as const;

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

export const detail = componentStyle({ ...type.small, color: vars.color.muted });
