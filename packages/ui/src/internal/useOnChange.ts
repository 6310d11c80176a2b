import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back, before the paint, when a value has changed, and with `initially` for the first value, too. */
export function useOnChange(value: unknown, onChange: () => void, initially = false) {
  const last = useRef(initially ? undefined : value);
  const changed = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
}
