import { type RefObject, useEffect } from 'react';

/** Shows and hides an element with `popover`, unless the browser has done so already. */
export function usePopover(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (element.current?.matches(':popover-open') !== open) element.current?.togglePopover(open);
  }, [element, open]);
}
