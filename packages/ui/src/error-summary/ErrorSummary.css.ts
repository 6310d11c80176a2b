import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
});

export const link = componentStyle({
  fontWeight: 600,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationThickness: '2px' },
});
