import { useSyncExternalStore } from 'react';

/** The state of the page. It is kept in the address, so that a link shows the same. */
export interface Address {
  story: string;
  mode: string;
  look: string;
  search: string;
  show: string;
  group: string;
  within: string;
}

/** Reads the address; its second value changes parts of it. */
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
