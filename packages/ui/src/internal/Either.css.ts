import { componentStyle } from '../styles/toolkit.ts';

/** Both in one cell. */
export const words = componentStyle({ display: 'inline-grid', textAlign: 'start' });

export const word = componentStyle({
  gridArea: '1 / 1',
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
});
