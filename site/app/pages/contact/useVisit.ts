import { useSyncExternalStore } from 'react';

/** Minutes since 1970. Rounded, because the snapshot of a store must not change on every read. */
const thisMinute = () => Math.floor(Date.now() / 60_000);

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** The visitor's time to the minute, and time zone; undefined on the server, where pages are cached. */
export function useVisit(): { now: Date; timeZone: string } | undefined {
  const minute = useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined);
  if (minute === undefined) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { now: new Date(minute * 60_000), timeZone };
}
