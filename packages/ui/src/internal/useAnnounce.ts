import { useEffect } from 'react';
import { root } from '../visually-hidden/VisuallyHidden.css.ts';

/** One for the page: several would talk over each other. */
let region: HTMLElement | undefined;

/**
 * Announces politely the effect of a choice elsewhere on the page. The region exists before its text does: screen
 * readers miss one that is added together with its text.
 */
export function useAnnounce(): (message: string) => void {
  useEffect(() => {
    if (region?.isConnected) return;
    region = document.body.appendChild(document.createElement('div'));
    region.className = root;
    region.ariaLive = 'polite';
  }, []);
  return announce;
}

function announce(message: string) {
  if (region) region.textContent = message;
}
