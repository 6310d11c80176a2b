import { useEffect } from 'react';
import { root } from '../visually-hidden/VisuallyHidden.css.ts';
import { aboveModals } from './aboveModals.ts';

/** One live region for the page: several would interrupt each other. */
let region: HTMLElement | undefined;
let leave: (() => void) | undefined;

/**
 * Returns a function that announces a message politely, for example what a choice changed elsewhere on the page. The
 * region is added before its text, because screen readers miss a live region that appears together with its text.
 */
export function useAnnounce(): (message: string) => void {
  useEffect(() => {
    if (region?.isConnected) return;
    // It is gone with the dialog that it was in. The next dialog would bring it back beside a new one.
    leave?.();
    region = document.createElement('div');
    region.className = root;
    region.ariaLive = 'polite';
    leave = aboveModals(region, document.body);
  }, []);
  return announce;
}

function announce(message: string) {
  if (region) region.textContent = message;
}
