import { useState } from 'react';
import { useControlled } from './useControlled.ts';

/**
 * The chosen one of several options, as a controlled or uncontrolled value, and a function that chooses. If it is removed
 * from the options while uncontrolled, the one that took its place is chosen, or the last.
 */
export function useChosenOption(
  value: string | undefined,
  defaultValue: string,
  onValueChange: ((value: string) => void) | undefined,
  options: readonly { value: string }[],
) {
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const index = options.findIndex((option) => option.value === chosen);
  const [last, setLast] = useState(index);
  if (index >= 0 && index !== last) setLast(index);
  const neighbour =
    index < 0 && last >= 0 ? options[Math.min(last, options.length - 1)] : undefined;
  return [value ?? neighbour?.value ?? chosen, choose] as const;
}
