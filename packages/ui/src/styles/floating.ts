import { vars } from './contract.css.ts';
import { rem } from './fluid.ts';

const end = `calc(${vars.space.l} + env(safe-area-inset-bottom))`;
const small = `min(${rem(48)}, 56px)`;
const large = `min(${rem(56)}, 64px)`;

/** Places and sizes of floating elements, limited so that they cover little of a phone's screen at 200 % text. */
export const floating = {
  /** Distance from the bottom of the window, above the bar that phones show there. */
  end,
  small,
  large,
  /** Room that an element takes at the bottom of the window, with the distances below and above. */
  room: `calc(${end} + ${large} + ${vars.space.l})`,
} as const;
