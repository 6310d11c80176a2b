import { componentStyle, fluid, rem, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ paddingBlock: vars.space.m });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingBlockStart: vars.space.xxs,
});

export const title = componentStyle({ fontSize: fluid(28, 40) });

export const text = componentStyle({ maxInlineSize: rem(450) });
