import { vars } from './contract.css.ts';

const lit = (share: number) =>
  `color-mix(in srgb, ${vars.color.accent} ${share}%, ${vars.color.ground})`;

/** Light behind an object: a gradient in an ellipse, in CSS notation. */
export const light = (ellipse: string) =>
  `radial-gradient(${ellipse}, ${lit(22)}, ${lit(9)} 55%, transparent)`;
