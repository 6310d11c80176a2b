import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Dismisses a layer on a press outside, when focus leaves it, and on Escape, after which `button` has focus. */
export function useDismissal(
  open: boolean,
  onDismiss: (event: Event) => void,
  root: RefObject<HTMLElement | null>,
  button?: RefObject<HTMLElement | null>,
) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss(event);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      button?.current?.focus();
      dismiss(event);
      // A dialog around the layer stays open.
      event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => listeners.abort();
  }, [open, root, button]);
}
