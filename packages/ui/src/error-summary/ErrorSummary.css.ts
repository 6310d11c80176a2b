import { componentStyle, vars } from '../styles/toolkit.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
});

export const link = componentStyle({
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationThickness: '2px' },
});
