import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

/** In the colour of its pill, so that it is readable on both grounds, and in its size, so that both share a baseline. */
export const count = componentStyle({ ...type.tabular, whiteSpace: 'nowrap' });
