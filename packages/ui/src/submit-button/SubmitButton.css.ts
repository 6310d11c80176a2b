import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';

/** Wide enough for both labels, so that the button keeps its size. */
export const root = componentStyle({ minInlineSize: `min(${rem(176)}, 100%)` });
