import { componentStyle, layerStyle, media, transition, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'clip',
  vars: { [vars.radius.picture]: '0px' },
});

const fill = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const;

/** Larger than its frame by the distance it can move. */
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

/** Visible once it has played: a paused video keeps its frame. */
export const film = componentStyle([
  {
    ...fill,
    opacity: 0,
    selectors: { ...follows, [`${root}[data-played] > &`]: { opacity: 1 } },
  },
  transition(['opacity', 'translate'], 'section'),
]);

/** Hidden without JavaScript: there is no motion to pause. */
export const control = componentStyle({
  gridArea: '1 / 1',
  placeSelf: 'end',
  zIndex: 1,
  margin: vars.space.m,
  borderRadius: vars.radius.control,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
