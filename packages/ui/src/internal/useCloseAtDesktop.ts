import { useEffect, useEffectEvent } from 'react';
import { media } from '../styles/media.ts';

/** Closes an open layer when the viewport reaches 1024 px, where another control replaces it. */
export function useCloseAtDesktop(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const desktop = window.matchMedia?.(media.fromDesktop);
    const change = () => close();
    desktop?.addEventListener('change', change);
    return () => desktop?.removeEventListener('change', change);
  }, [open]);
}
