import { inScript } from '../internal/inScript.ts';

/**
 * Returns a script for the page's head that sets `data-units` on `<html>` before the first paint: to the system in the
 * URL parameter `units`, or else to the stored choice. `<html>` therefore needs `suppressHydrationWarning`. The text of
 * the script is constant for a given key, so a Content-Security-Policy can allow it by its hash.
 *
 * @param storageKey the `storageKey` of `UnitsProvider`
 */
export function unitsScript(storageKey: string): string {
  return `try{const units=[new URLSearchParams(location.search).get("units"),localStorage.getItem(${inScript(storageKey)})].find((one)=>one==="us"||one==="metric");if(units)document.documentElement.dataset.units=units}catch{}`;
}
