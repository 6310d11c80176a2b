import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'none',
      // Aligns names, conditions and links across the columns.
      gridTemplateRows: 'auto 1fr auto',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      rowGap: 0,
    },
  },
});

export const option = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.text}`,
  '@media': {
    [media.fromDesktop]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space.m },
  },
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
});

export const conditions = componentStyle(type.small);

export const label = componentStyle({ color: vars.color.muted, paddingBlockEnd: vars.space.xs });

export const condition = componentStyle({
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const more = componentStyle({
  ...type.small,
  justifySelf: 'start',
  paddingBlock: vars.space.s,
});
