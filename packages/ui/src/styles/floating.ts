import { vars } from './contract.css.ts';
import { rem } from './fluid.ts';

const end = `calc(${vars.space.s} + env(safe-area-inset-bottom))`;
const small = `min(${rem(48)}, 56px)`;
const large = `min(${rem(56)}, 64px)`;
const above = `calc(${end} + ${large} + ${vars.space.s})`;

/** Places and sizes of floating elements, limited so that they cover little of a phone's screen at 200 % text. */
export const floating = {
  /** Distance from the bottom of the window, above the bar that phones show there. */
  end,
  /** Distance from the side of the window, where little stands. */
  side: vars.space.s,
  small,
  large,
  /** Distance of the small element from the bottom of the window where it is above the large one. */
  above,
  /** Room that both take at the bottom of the window, with the distances below and above. */
  room: `calc(${above} + ${small} + ${vars.space.l})`,
} as const;
