import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** Without scripts nothing moves, so there is nothing to pause. */
export const root = componentStyle({
  '@media': { [media.noScript]: { display: 'none' } },
});
