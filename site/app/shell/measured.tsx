import { Measured, type UnitText } from '@brand/ui';
import type { ReactNode } from 'react';

/** A text in both unit systems if they differ. A string lets the component around it keep its ranges from breaking. */
export const measured = (text: UnitText): ReactNode =>
  typeof text === 'string' ? text : <Measured {...text} />;
