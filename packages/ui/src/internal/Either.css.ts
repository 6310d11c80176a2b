import { componentStyle } from '../styles/toolkit.ts';

/** Stacks both texts in one grid cell. */
export const words = componentStyle({ display: 'inline-grid', textAlign: 'start' });

export const word = componentStyle({
  gridArea: '1 / 1',
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
});
