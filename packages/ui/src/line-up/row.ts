/** Width of a row on an axis in px, in which the axis begins beside the person. A narrower row shrinks as a whole. */
export const row = { width: 1320, start: 104 };
