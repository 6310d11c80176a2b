/** Colours of the palette that the blog drawings use. */
export { labelColour } from '../figure.ts';
export { brand, faintDark, hairlineDark, mutedOnDark } from '../palette.ts';
