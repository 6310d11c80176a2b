import { componentStyle } from '../styles/toolkit.ts';

/** Breaks only where a line of its own is too short for it, as with large text. */
export const number = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });
