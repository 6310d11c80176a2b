import { componentStyle, layerStyle } from '../styles/layers.ts';
import { transition } from '../styles/transition.ts';

export const root = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'clip',
});

const fill = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const;

export const poster = componentStyle(fill);

layerStyle('brand.components', `${poster} :is(img, picture)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Seen once it has played: a paused film keeps its frame. */
export const film = componentStyle([
  {
    ...fill,
    opacity: 0,
    selectors: { [`${root}[data-played] > &`]: { opacity: 1 } },
  },
  transition(['opacity'], 'section'),
]);
