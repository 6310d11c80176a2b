import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isModified } from './opensElsewhere.ts';

/** Dismisses a layer on a press outside, when focus leaves it, and on Escape, after which `button` has focus. */
export function useDismissal(
  open: boolean,
  onDismiss: (event: Event) => void,
  root: RefObject<HTMLElement | null>,
  button?: RefObject<HTMLElement | null>,
) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const { current: element } = root;
    if (!open || !element) return;
    let last: Event;
    const leave = (event: Event) => {
      // The target of an event from a shadow root is its host.
      if (event !== last && !event.composedPath().includes(element)) dismiss(event);
      last = event;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (isModified(event)) return;
      button?.current?.focus();
      dismiss(event);
      // A dialog around the layer stays open.
      event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', leave, { signal });
    // Focus that moves within a shadow root is no event of the document.
    for (const scope of [document, element.getRootNode()])
      scope.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => listeners.abort();
  }, [open, root, button]);
}
