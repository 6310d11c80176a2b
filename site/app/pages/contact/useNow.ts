import { startTransition, useEffect, useState } from 'react';

/** Minutes since 1970. */
const thisMinute = () => Math.floor(Date.now() / 60_000);

/** The time to the minute; undefined on the server, where pages are cached, and during hydration. */
export function useNow(): Date | undefined {
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    // React may interrupt a transition.
    const read = () => startTransition(() => setMinute(thisMinute()));
    read();
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);
  return minute === undefined ? undefined : new Date(minute * 60_000);
}
