import type { SyntheticEvent } from 'react';

/** Calls the caller's handler, then the component's own, unless the caller prevented the default. */
export function composeHandlers<Event extends SyntheticEvent>(
  callers: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    callers?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
