/** What the blog drawings take from the palette. */
export { labelColour } from '../figure.ts';
export { brand, dutyOnDark, faintDark, hairlineDark, ink, mutedOnDark } from '../palette.ts';
