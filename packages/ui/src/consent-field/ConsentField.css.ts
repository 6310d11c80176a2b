import { componentStyle } from '../styles/toolkit.ts';

/** Room for a finger, without moving the lines apart. */
export const link = componentStyle({ paddingBlock: '0.4em' });
