import { componentStyle } from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // Without it, text at the end of a page would make the page longer.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
