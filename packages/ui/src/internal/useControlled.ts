import { useCallback, useState } from 'react';

/** Props of a component that opens and closes. */
export interface OpenStateProps {
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** State that is controlled (`value`) or not (`defaultValue`). `onChange` is called with every change in both cases. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: Value) => {
      if (!controlled) setOwn(next);
      onChange?.(next);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set];
}
