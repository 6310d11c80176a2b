import { componentStyle, type, vars } from '../styles/toolkit.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space.xl });

export const comment = componentStyle({
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
});

export const name = componentStyle({
  ...type.small,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const date = componentStyle({ ...type.caption, color: vars.color.muted });

export const message = componentStyle({
  ...type.body,
  maxInlineSize: vars.layout.measure,
  marginBlockStart: vars.space.xs,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const answer = componentStyle({
  marginBlockStart: vars.space.l,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.accent}`,
});

export const empty = componentStyle({ color: vars.color.muted });
