import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back when a value has changed since the previous render, before the browser paints. */
export function useOnChange(value: unknown, onChange: () => void) {
  const last = useRef(value);
  const changed = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
}
