import { type RefObject, useEffect, useState } from 'react';
import { observeView } from './observeView.ts';

/** Whether the element is outside the viewport. False on the server and until the first observation. */
export function useOutOfView(ref: RefObject<Element | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(
    () => observeView(ref.current, (entries) => setOut(entries.at(-1)?.isIntersecting === false)),
    [ref],
  );
  return out;
}
