import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

/** Has the colour of its pill, to be readable on both grounds, and its font size, to share its baseline. */
export const count = componentStyle({ ...type.tabular, whiteSpace: 'nowrap' });
