import { componentStyle, vars } from '../styles/toolkit.ts';

export const fields = componentStyle({
  selectors: { '&:not([hidden])': { display: 'grid', gap: vars.space.l } },
});
