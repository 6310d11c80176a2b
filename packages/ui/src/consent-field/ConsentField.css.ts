import { componentStyle } from '../styles/toolkit.ts';

/** Enlarges the touch target without changing the line spacing. */
export const link = componentStyle({ paddingBlock: '0.4em' });
