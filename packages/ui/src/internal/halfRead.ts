import { end } from './End.css.ts';

/**
 * Selects an element as long as the browser has not read the last of its children, an `End`. What is laid out from its
 * middle or its end stands elsewhere while it is half read, and jumps with every child that comes: hide it until then.
 */
export const halfRead = (element: string) => `${element}:not(:has(> ${end}))`;
