import { useSyncExternalStore } from 'react';

/** Minutes since 1970 at the visitor's clock; the snapshot of a store has to stay the same between two changes. */
const thisMinute = () => Math.floor(Date.now() / 60_000);

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** The visitor's time, to the minute, and time zone. Nothing on the server, which serves the same page at any hour. */
export function useVisit(): { now: Date; timeZone: string } | undefined {
  const minute = useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined);
  if (minute === undefined) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { now: new Date(minute * 60_000), timeZone };
}
