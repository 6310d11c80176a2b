import type { Measure } from '@brand/ui';

/** From where to where a figure in % reaches, for a scale from 0 to 100%; undefined for tolerances and other units. */
export function shareOf({ value, unit }: Pick<Measure, 'value' | 'unit'>) {
  if (unit !== '%' || typeof value !== 'string') return;
  const [from, to] = value.split('–').map(Number);
  if (from === undefined || Number.isNaN(from)) return;
  return to === undefined ? ([0, from] as const) : ([from, to] as const);
}
