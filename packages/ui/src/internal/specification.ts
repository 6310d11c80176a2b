import type { ReactNode } from 'react';
import type { BadgeProps } from '../badge/Badge.tsx';
import type { UnitText } from '../units/unitSystems.ts';

export const specAlignments = ['start', 'end'] as const;

/** One property of a machine, shared by all models. */
export interface SpecProperty {
  /** Key of the property in `values` of each model. */
  key: string;
  /** Its name, for example `Flow rate`. */
  label: string;
  /** Its unit, for example `m³/min`. */
  unit?: UnitText;
  /** Alignment in the column: `end` for figures, `start` for text. @default 'end' */
  align?: (typeof specAlignments)[number];
  /**
   * In `SpecTable` neighbours that agree in all shared properties have one cell for each, in the last columns.
   * @default false
   */
  shared?: boolean;
}

/** One model and its data, for `SpecTable`, `SizeList` and `ComparisonTable`. */
export interface SpecModel {
  /** Model code, unique in the list. */
  code: string;
  /** Its name below that of its size, for example its pressure band. Screen readers read the code. */
  shortName?: string;
  /** Its group, for example its series. `SpecTable` heads neighbours of the same group with its name. */
  group?: string;
  /** Name of the frame that it shares with its neighbours. `SpecTable` prints it below the first shared value. */
  frame?: string;
  /** Formatted values without units, by property key. Omit unknown values. */
  values: Readonly<Record<string, UnitText>>;
  /** Badge next to the code, for example New. */
  badge?: { text: string; tone?: BadgeProps['tone'] };
  /** URL of the page with this model selected, for example `?model=MAX75`, or of its own page. */
  href?: string;
  /**
   * URL of the model's own page, for `ComparisonTable`: the code links there, and a link whose click target is the
   * rest of the header selects the model.
   */
  pageHref?: string;
  /** Image of the machine, for the header of `ComparisonTable`. */
  image?: ReactNode;
  /** Links or buttons for this model. `SizeList` shows those of the selected one. */
  actions?: ReactNode;
  /** Content in place of the value of a property, for `ComparisonTable`. */
  details?: Readonly<Record<string, ReactNode>>;
}

/** Models of one size in several pressure bands. */
export interface ModelSize<Model = SpecModel> {
  /** Its name, for example `RMX30`. */
  name: string;
  /** Its name where the series is clear, for example `30`. Screen readers read the whole. */
  shortName?: string;
  models: readonly Model[];
}

/** Sizes that share a cabinet. */
export interface ModelFrame<Model = SpecModel> {
  /** Its name, for example `Small frame`. */
  name: string;
  /** What its name begins with, for example `Small`, where its kind is clear. */
  shortName?: string;
  /** Its dimensions and weight. */
  text: UnitText;
  /** A `Picture` with `fit="own"`, at the same scale as those of the other frames. */
  image: ReactNode;
  sizes: readonly ModelSize<Model>[];
}

/** The models of a series, one of which can be selected. */
export interface SpecSelection {
  /** Properties shown for each model, in this order. */
  properties: readonly SpecProperty[];
  /** Models. With `href` a model is a link, so that the selection has a URL and needs no JavaScript. */
  items: readonly SpecModel[];
  /** Code of the selected model (controlled). */
  value?: string;
  /** Code of the initially selected model. */
  defaultValue?: string;
  /** Called with the code of the model that the visitor selects. With it, models without `href` are buttons. */
  onValueChange?: (code: string) => void;
}

/** Text for a missing value. */
export const onRequest = 'On request';
