import { Measured, type UnitText } from '@brand/ui';

/** A text as it stands, or in both systems of units. */
export function InUnits({ text }: { text: UnitText }) {
  return typeof text === 'string' ? text : <Measured {...text} />;
}
