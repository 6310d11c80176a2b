import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** Without scripts nothing moves, so there is nothing to pause. */
export const root = componentStyle({
  '@media': { [media.noScript]: { display: 'none' } },
});

/** Both words in one cell: the button keeps its width when they change. */
export const words = componentStyle({ display: 'inline-grid', textAlign: 'start' });

export const word = componentStyle({
  gridArea: '1 / 1',
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
});
