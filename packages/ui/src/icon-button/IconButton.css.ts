import { componentStyle, transition, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  borderRadius: vars.radius.control,
  color: 'inherit',
  ':hover': { backgroundColor: vars.color.selected },
  selectors: { '&:disabled': { opacity: 0.5 } },
  ...transition(['background-color']),
});
