import { componentStyle, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.layout.target,
});
