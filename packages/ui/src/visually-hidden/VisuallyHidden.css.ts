import { componentStyle } from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a page it would make the page a line longer.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
