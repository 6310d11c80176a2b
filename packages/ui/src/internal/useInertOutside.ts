import { type RefObject, useLayoutEffect } from 'react';

/** Makes everything except one element inert while `active`. An element that CSS hides covers nothing. */
export function useInertOutside(root: RefObject<HTMLElement | null>, active: boolean) {
  useLayoutEffect(() => {
    if (!active || !root.current?.checkVisibility?.({ visibilityProperty: true })) return;
    const outside: Element[] = [];
    for (let inner: Element | null = root.current; inner && inner !== document.body; ) {
      const parent: Element | null = inner.parentElement;
      for (const sibling of parent?.children ?? []) {
        if (sibling !== inner && !sibling.hasAttribute('inert')) outside.push(sibling);
      }
      inner = parent;
    }
    for (const element of outside) element.setAttribute('inert', '');
    return () => {
      for (const element of outside) element.removeAttribute('inert');
    };
  }, [root, active]);
}
