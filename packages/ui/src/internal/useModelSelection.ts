import { fill } from './fill.ts';
import { measured, withUnit } from './measured.tsx';
import {
  onRequest,
  type SpecModel,
  type SpecProperty,
  type SpecSelection,
} from './specification.ts';
import { useAnnounce } from './useAnnounce.ts';
import { useControlled } from './useControlled.ts';

/** Labels of every component with a selection of models. */
export const selectionLabels = {
  /** Text for a missing value. */
  missing: onRequest,
  /** Announced when a model is selected. */
  chosen: '{model} selected',
} as const;

/** The selected model of a series, which is announced when the visitor selects it. */
export function useModelSelection(
  {
    value,
    defaultValue = '',
    onValueChange,
  }: Pick<SpecSelection, 'value' | 'defaultValue' | 'onValueChange'>,
  words: Record<keyof typeof selectionLabels, string>,
) {
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const announce = useAnnounce();
  return {
    /** Code of the selected model. */
    chosen,
    /** Props of the `Choice` that selects a model. */
    choice: ({ code, href }: Pick<SpecModel, 'code' | 'href'>) => ({
      href,
      chosen: code === chosen,
      onChoose:
        href || onValueChange
          ? () => {
              choose(code);
              announce(fill(words.chosen, { model: code }));
            }
          : undefined,
    }),
    /** The value of a property, with its unit. */
    print: ({ values }: SpecModel, { key, unit }: SpecProperty) =>
      measured(values[key] ? withUnit(values[key], unit ?? '') : words.missing),
  };
}

export type ModelSelection = ReturnType<typeof useModelSelection>;
