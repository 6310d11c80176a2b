import { useEffect, useEffectEvent } from 'react';
import { addressedId } from './addressedId.ts';

/** Calls back when the URL fragment is the id of the element: on mount and on every change of the fragment. */
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
