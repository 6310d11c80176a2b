import { useEffect, useState } from 'react';
import { onScroll } from './onScroll.ts';

/** Distance in px that counts as scrolling, so that a trembling finger changes nothing. */
const threshold = 8;

/** Whether the page was last scrolled down and has not reached its end. False on the server. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    return onScroll(() => {
      const { scrollY } = window;
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight - clientHeight - scrollY < threshold) setDown(false);
      else if (Math.abs(scrollY - last) >= threshold) setDown(scrollY > last);
      else return;
      last = scrollY;
    });
  }, []);
  return down;
}
