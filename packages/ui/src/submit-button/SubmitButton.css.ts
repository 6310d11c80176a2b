import { componentStyle, rem } from '../styles/toolkit.ts';

/** Wide enough for both default labels, so that the button keeps its size. */
export const root = componentStyle({ minInlineSize: `min(${rem(176)}, 100%)` });

export const inForm = componentStyle({ justifySelf: 'start' });
