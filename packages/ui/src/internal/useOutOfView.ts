import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is outside the viewport. False on the server and until the first observation. */
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
