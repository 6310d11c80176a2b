import { Measured, type UnitText } from '@brand/ui';
import type { ReactNode } from 'react';

/** A text as content of a component, which keeps the ranges of a string from breaking. */
export const measured = (text: UnitText): ReactNode =>
  typeof text === 'string' ? text : <Measured {...text} />;

/** A text among others, in both unit systems if they differ. */
export const InUnits = ({ text }: { text: UnitText }) => measured(text);
