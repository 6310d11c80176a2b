import { end } from './End.css.ts';

/**
 * Selector that matches an element until the browser has parsed its last child, an `End`. Use it to hide content that
 * is aligned to its centre or end, which would shift with every parsed child.
 */
export const halfRead = (element: string) => `${element}:not(:has(> ${end}))`;
