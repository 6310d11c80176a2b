import { type RefObject, useEffect } from 'react';

/**
 * Makes a choice that its owner controls the one to which a reset of the form returns. React does so for text, but not for
 * boxes, radio buttons and options.
 */
export function useResetTo(root: RefObject<Element | null>, value: unknown) {
  useEffect(() => {
    const { current } = root;
    if (!current || value === undefined) return;
    for (const choice of [current, ...current.querySelectorAll('input, option')]) {
      if (choice instanceof HTMLInputElement) choice.defaultChecked = choice.checked;
      if (choice instanceof HTMLOptionElement) choice.defaultSelected = choice.selected;
    }
  }, [root, value]);
}
