import { vars } from './contract.css.ts';
import { rem } from './fluid.ts';

const end = `calc(${vars.space.l} + env(safe-area-inset-bottom))`;
const small = `min(${rem(48)}, 56px)`;
const step = `min(${rem(68)}, 76px)`;

/** Places and sizes of floating elements, limited so that they cover little of a phone's screen at 200 % text. */
export const floating = {
  /** Distance from the bottom of the window, above the bar that phones show there. */
  end,
  small,
  large: `min(${rem(56)}, 64px)`,
  /** Offset from one stacked element to the next. */
  step,
  /** Room that two stacked elements take at the bottom of the window, with the distances below and above. */
  room: `calc(${end} + ${step} + ${small} + ${vars.space.l})`,
} as const;
