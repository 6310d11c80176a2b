/** Keeps text for assistive technology only. */
export const visuallyHidden = {
  position: 'absolute',
  // Also where a parent sizes everything inside it.
  maxInlineSize: '1px',
  maxBlockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
