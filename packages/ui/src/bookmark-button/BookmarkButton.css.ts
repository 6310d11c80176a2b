import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** Without scripts nothing is remembered. */
export const root = componentStyle({
  '@media': { [media.noScript]: { display: 'none' } },
});

layerStyle('brand.components', `${root}[aria-pressed="true"] svg`, { fill: 'currentColor' });
