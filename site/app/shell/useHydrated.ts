import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, true once scripts are at work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
