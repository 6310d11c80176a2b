import { useEffect, useEffectEvent } from 'react';
import { addressedId } from './addressedId.ts';

/** Calls back when the URL names an element: at first, and whenever its fragment changes. */
export function useAddressed(id: string | undefined, onAddressed: () => void) {
  const follow = useEffectEvent(() => {
    if (id && addressedId() === id) onAddressed();
  });
  useEffect(() => {
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
