import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a page it would make the page longer by a line.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
