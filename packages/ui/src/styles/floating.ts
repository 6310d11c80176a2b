import { vars } from './contract.css.ts';
import { rem } from './fluid.ts';

/** Places and sizes of floating elements, limited so that they cover little of a phone's screen at 200 % text. */
export const floating = {
  /** Distance from the bottom of the window, above the bar that phones show there. */
  end: `calc(${vars.space.l} + env(safe-area-inset-bottom, 0px))`,
  small: `min(${rem(48)}, 56px)`,
  large: `min(${rem(56)}, 64px)`,
  /** Offset from one stacked element to the next. */
  step: `min(${rem(68)}, 76px)`,
} as const;

/** Hides an element that would cover a value or a control. It stays reachable by keyboard. */
export const aside = {
  '&[data-covers]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
} as const;
