import type { ReactNode } from 'react';
import type { BadgeProps } from '../badge/Badge.tsx';

export const specAlignments = ['start', 'end'] as const;

/** One quantity of a machine, the same for every model. */
export interface SpecProperty {
  /** Under which key the models hold it. */
  key: string;
  /** Its name, for example `Flow rate`. */
  label: string;
  /** Its unit, for example `m³/min`. */
  unit?: string;
  /**
   * Figures stand at the end of their column, words at its start.
   * @default 'end'
   */
  align?: (typeof specAlignments)[number];
}

/** One model and its data: the same data serve `SpecTable`, `ModelGrid` and `ComparisonTable`. */
export interface SpecModel {
  /** Model code, unique in the list. */
  code: string;
  /** Printed values without units, by the key of the property. What is not stated is left out. */
  values: Readonly<Record<string, string>>;
  /** Mark beside the code, for example New. */
  badge?: { text: string; tone?: BadgeProps['tone'] };
  /** Address that shows the page with this model chosen, for example `?model=MAX75`, or that of its own page. */
  href?: string;
  /** Picture of the machine, for `ModelGrid`. */
  image?: ReactNode;
}

/** What stands for a value that is not stated. */
export const onRequest = 'On request';
