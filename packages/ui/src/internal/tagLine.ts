import { type, vars } from '../styles/toolkit.ts';

/** Short texts in lines, with hairlines between them; the one before the first of each line is clipped. */
export const line = {
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.xs,
  overflow: 'clip',
} as const;

export const tag = {
  color: vars.color.muted,
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  paddingInline: `${vars.space.m} calc(1px + 2 * ${vars.space.m})`,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
} as const;
