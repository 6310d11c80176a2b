import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, true afterwards. Components then rerender in a transition, because a
 * synchronous update would hold up the page.
 */
export function useHydrated(): boolean {
  const [first] = useState({ hydrating: false });
  const mounted = useSyncExternalStore(
    () => () => {},
    // The snapshot must not change after hydration, or React would update synchronously.
    () => !first.hydrating,
    () => {
      first.hydrating = true;
      return false;
    },
  );
  const [hydrated, setHydrated] = useState(mounted);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
