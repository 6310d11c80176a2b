import { componentStyle } from '../styles/layers.ts';

/** Out of sight, but not `display: none`, which robots look for. */
export const root = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
