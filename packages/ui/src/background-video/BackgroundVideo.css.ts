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

/** Larger than its frame by as much as it moves. */
const follows = {
  [`${root}[data-parallax] > &`]: {
    scale: 1.04,
    translate: 'calc(var(--parallax-x, 0) * -1.9%) calc(var(--parallax-y, 0) * -1.9%)',
  },
} as const;

export const poster = componentStyle([
  { ...fill, selectors: follows },
  transition(['translate'], 'section'),
]);

layerStyle('brand.components', `${poster} *`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Seen once it has played: a paused film keeps its frame. */
export const film = componentStyle([
  {
    ...fill,
    opacity: 0,
    selectors: { ...follows, [`${root}[data-played] > &`]: { opacity: 1 } },
  },
  transition(['opacity', 'translate'], 'section'),
]);
