import { rem } from './fluid.ts';

/** Sizes of what floats over a page. At 200 % text it takes no more of a phone than it must. */
export const floating = {
  small: `min(${rem(48)}, 56px)`,
  large: `min(${rem(56)}, 64px)`,
  /** From one to the next above it. */
  step: `min(${rem(68)}, 76px)`,
} as const;
