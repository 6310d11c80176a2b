import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
});
