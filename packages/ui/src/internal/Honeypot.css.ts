import { componentStyle } from '../styles/toolkit.ts';

/** Invisible without `display: none`, which bots detect. */
export const root = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
