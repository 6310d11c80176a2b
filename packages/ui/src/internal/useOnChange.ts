import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back when a value is another than in the render before, and the page has not been painted yet. */
export function useOnChange(value: unknown, onChange: () => void) {
  const last = useRef(value);
  const changed = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
}
