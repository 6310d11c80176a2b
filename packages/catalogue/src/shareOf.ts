import type { Claim } from './claims.ts';

/** From where to where a share in % reaches: `40–100` from 40 to 100, `96` from 0. Undefined for tolerances and other units. */
export function shareOf({ value, unit }: Claim): readonly [from: number, to: number] | undefined {
  const [from = Number.NaN, to] = value.split('–').map(Number);
  if (unit !== '%' || Number.isNaN(from)) return;
  return to === undefined ? [0, from] : [from, to];
}
