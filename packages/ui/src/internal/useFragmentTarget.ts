import { useEffect, useEffectEvent } from 'react';
import { fragmentId } from './fragmentId.ts';

/** Calls back when the URL fragment is the id of the element: on mount and on every change of the fragment. */
export function useFragmentTarget(id: string | undefined, onTarget: () => void) {
  const follow = useEffectEvent(() => {
    if (id && fragmentId() === id) onTarget();
  });
  useEffect(() => {
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
