import { componentStyle, toEdge } from '../styles/toolkit.ts';

/** The space beside the widest content, and at least the page's margin. */
export const root = componentStyle({ marginInline: toEdge });
