import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Sets a data attribute on `<html>`, for styles elsewhere on the page that depend on a component: with `:root:has()`
 * browsers recalculate the styles of the whole page whenever an element is added or removed.
 *
 * @param name name of the attribute in camel case: `sectionNav` for `data-section-nav`
 * @param state value of the attribute; undefined removes it
 */
export function useRootState(name: string, state: string | undefined) {
  useLayoutEffect(() => {
    if (state === undefined) return;
    const { dataset } = document.documentElement;
    dataset[name] = state;
    return () => {
      delete dataset[name];
    };
  }, [name, state]);
}

/** The state that another component sets with `useRootState`; undefined on the server and during hydration. */
export function useRootStateOf(name: string): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, { attributeFilter: [attribute] });
      return () => observer.disconnect();
    },
    [name],
  );
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}
