import { end } from './End.css.ts';

/**
 * Selects an element until the browser has parsed its last child, an `End`. Content that is aligned to its
 * middle or end would shift with every child that is parsed: hide it until then.
 */
export const halfRead = (element: string) => `${element}:not(:has(> ${end}))`;
