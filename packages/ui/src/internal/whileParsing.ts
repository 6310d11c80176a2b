import { parsingEnd } from './ParsingEnd.css.ts';

/**
 * Selector that matches an element until the browser has parsed its last child, a `ParsingEnd`. Use it to hide content that
 * is aligned to its centre or end, which would shift with every parsed child.
 */
export const whileParsing = (element: string) => `${element}:not(:has(> ${parsingEnd}))`;
