import { componentStyle } from '../styles/layers.ts';

/** Room for a finger, without moving the lines apart. */
export const link = componentStyle({ paddingBlock: '0.4em' });
