/**
 * A script for the head of the page that hides the splash before the first paint, where this visit has seen it. It sets
 * `data-splash="seen"` on `<html>`, which therefore needs `suppressHydrationWarning`. Its text is always the same for one
 * key, so a Content-Security-Policy can allow it by its hash.
 *
 * @param storageKey the one that `SplashScreen` has
 */
export function splashScript(storageKey: string): string {
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return `try{if(sessionStorage.getItem(${key}))document.documentElement.dataset.splash="seen"}catch{}`;
}
