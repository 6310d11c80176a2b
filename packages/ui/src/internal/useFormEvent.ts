import { type RefObject, useEffect, useEffectEvent } from 'react';

type FormPart = HTMLFormElement | HTMLFieldSetElement | HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls back when the form of a control, or the form itself, is about to be checked and sent, or after it was reset. Neither
 * matters where the control is: a control can name its form with `form`.
 */
export function useFormEvent(
  part: RefObject<FormPart | null>,
  type: 'submit' | 'reset',
  onEvent: () => void,
) {
  const act = useEffectEvent(onEvent);
  useEffect(() => {
    const listeners = new AbortController();
    const follow = (event: Event) => {
      const { current } = part;
      const form = current instanceof HTMLFormElement ? current : current?.form;
      if (event.target !== form) return;
      if (type === 'submit') act();
      // Every listener may still cancel a reset, and it changes the values after all of them.
      else setTimeout(() => !event.defaultPrevented && part.current && act());
    };
    (part.current?.getRootNode() ?? document).addEventListener(type, follow, {
      capture: true,
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, [part, type]);
}
