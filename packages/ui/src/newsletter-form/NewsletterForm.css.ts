import { componentStyle, rem, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.m, maxInlineSize: rem(560) });

/** Field and button joined in one row, or stacked if there is no room. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: vars.space.xxs,
});

export const input = componentStyle({
  flex: `999 1 ${rem(176)}`,
  inlineSize: 'auto',
  marginBlockStart: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  ':focus-visible': { zIndex: 1 },
});

export const submit = componentStyle({
  flex: '1 0 auto',
  minInlineSize: 'auto',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
