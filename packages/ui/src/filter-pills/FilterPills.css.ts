import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

/** In the colour of its pill, so that it is as easy to read on both grounds. */
export const count = componentStyle({ ...type.caption, ...type.tabular, whiteSpace: 'nowrap' });
