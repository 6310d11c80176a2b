import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls back when a value has changed since the previous render, before the browser paints.
 *
 * @param initially whether to call back for the first value, too
 */
export function useOnChange(value: unknown, onChange: () => void, initially = false) {
  const last = useRef(initially ? undefined : value);
  const changed = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
}
