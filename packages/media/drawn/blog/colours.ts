/** Colours of the blog drawings. */
export { labelColour } from '../figure.ts';
export { brand, faintDark, hairlineDark, mutedOnDark } from '../palette.ts';
