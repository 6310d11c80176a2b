import { componentStyle, layerStyle, media } from '../styles/toolkit.ts';

/** Hidden without JavaScript: nothing would store the bookmark. */
export const root = componentStyle({
  '@media': { [media.noScript]: { display: 'none' } },
});

layerStyle('brand.components', `${root}[data-state="on"] svg`, { fill: 'currentColor' });
