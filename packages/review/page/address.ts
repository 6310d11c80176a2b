import { useSyncExternalStore } from 'react';

/** The state of the page, kept in the URL, so that it can be shared as a link. */
export interface Address {
  story: string;
  mode: string;
  look: string;
  search: string;
  show: string;
  group: string;
  within: string;
}

/** The state from the URL, and a function that changes parts of it. */
export function useAddress(): [Partial<Address>, (changes: Partial<Address>) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const now: Partial<Address> = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const change = (changes: Partial<Address>) => {
    const parts = Object.entries({ ...now, ...changes }).filter(([, value]) => value);
    history.replaceState(null, '', `#${new URLSearchParams(parts)}`);
    dispatchEvent(new Event('hashchange'));
  };
  return [now, change];
}

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
