import { componentStyle } from '../styles/toolkit.ts';

export const root = componentStyle({ position: 'relative' });

export const names = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
