import { inScript } from '../internal/inScript.ts';

/**
 * A script for the page's head that sets `data-units` on `<html>` before the first paint: to the system that the
 * address names in `units`, or to the one that the visitor chose before. `<html>` therefore needs
 * `suppressHydrationWarning`. Its text is constant for a given key, so a Content-Security-Policy can allow it by its hash.
 *
 * @param storageKey the one that `UnitsProvider` has
 */
export function unitsScript(storageKey: string): string {
  return `try{const units=[new URLSearchParams(location.search).get("units"),localStorage.getItem(${inScript(storageKey)})].find((one)=>one==="us"||one==="metric");if(units)document.documentElement.dataset.units=units}catch{}`;
}
