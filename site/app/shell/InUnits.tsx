import { Measured, type UnitText } from '@brand/ui';

/** A text, in both unit systems if they differ. */
export function InUnits({ text }: { text: UnitText }) {
  return typeof text === 'string' ? text : <Measured {...text} />;
}
