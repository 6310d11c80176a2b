import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has left the window. False on the server and until the browser has looked. */
export function useOutOfView(ref: RefObject<Element | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setOut(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return out;
}
