import { rem } from './fluid.ts';

/** Sizes of floating elements, limited so that they cover little of a phone at 200 % text. */
export const floating = {
  small: `min(${rem(48)}, 56px)`,
  large: `min(${rem(56)}, 64px)`,
  /** Distance between stacked elements. */
  step: `min(${rem(68)}, 76px)`,
} as const;

/** An element that would cover a value or a control steps aside; a key still reaches it. */
export const aside = {
  '&[data-covers]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
} as const;
