import { useLayoutEffect } from 'react';

/**
 * Keeps a data attribute on `<html>`, for styles elsewhere on the page that depend on a component: `:root:has()` would
 * have the browser work out the styles of the whole page again with each element that comes or goes.
 *
 * @param name of the attribute in camel case: `sectionNav` for `data-section-nav`
 * @param state its value; without one there is no attribute
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
