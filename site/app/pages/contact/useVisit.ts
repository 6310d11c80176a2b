import { startTransition, useEffect, useState } from 'react';

/** Where and when the visitor reads the page. */
export interface Visit {
  /** To the minute. */
  now: Date;
  timeZone: string;
}

/** Minutes since 1970. */
const thisMinute = () => Math.floor(Date.now() / 60_000);

/** The visitor's time and time zone; undefined on the server, where pages are cached, and during hydration. */
export function useVisit(): Visit | undefined {
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    // Times in other zones are slow to format: React may interrupt a transition.
    const read = () => startTransition(() => setMinute(thisMinute()));
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);
  if (minute === undefined) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { now: new Date(minute * 60_000), timeZone };
}
