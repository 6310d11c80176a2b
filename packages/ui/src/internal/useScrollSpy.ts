import { useCallback, useEffect, useRef, useState } from 'react';
import { fragmentId } from './fragmentId.ts';
import { onScroll } from './onScroll.ts';
import { onScrollEnd } from './onScrollEnd.ts';

interface ScrollSpy {
  /** The current section: undefined on the server, before the first observation, and without ids. */
  active: string | undefined;
  /** Makes a section current until the visitor scrolls, for example after a click on its link. */
  choose: (id: string) => void;
}

const releasing = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * The current section of the page: the last section whose top has scrolled past a line, or the first section. A section
 * in the URL stays current until the visitor scrolls, even if the page is too short to bring it to the line.
 *
 * @param ids ids of the sections, in page order
 * @param offset distance of the line from the top of the viewport in px; a larger `scroll-margin-top` takes precedence
 */
export function useScrollSpy(ids: readonly string[], offset: number): ScrollSpy {
  const [active, setActive] = useState<string>();
  /** Keeps a chosen section current: while the page scrolls to it, and then until the visitor scrolls. */
  const lock = useRef<'none' | 'scrolling' | 'scrolled'>('none');
  const joined = ids.join(' ');

  const choose = useCallback((id: string) => {
    lock.current = 'scrolling';
    setActive(id);
  }, []);

  useEffect(() => {
    const sections = joined.split(' ').filter(Boolean);
    if (sections.length === 0) return setActive(undefined);
    const followAddress = () => {
      const named = fragmentId();
      if (sections.includes(named)) choose(named);
    };
    const release = () => {
      lock.current = 'none';
    };
    const finish = () => {
      if (lock.current === 'scrolling') lock.current = 'scrolled';
    };
    // Dragging the scrollbar fires no other event. Must be registered before `onScroll`.
    const scroll = () => {
      if (lock.current === 'scrolled') release();
    };
    const listeners = new AbortController();
    const listen = (event: string, listener: () => void) =>
      window.addEventListener(event, listener, { passive: true, signal: listeners.signal });
    followAddress();
    listen('hashchange', followAddress);
    onScrollEnd(finish, listeners.signal);
    listen('scroll', scroll);
    for (const event of releasing) listen(event, release);
    const stop = onScroll(() => {
      if (lock.current === 'none') setActive(sectionAt(sections, offset));
    });
    return () => {
      stop();
      listeners.abort();
    };
  }, [joined, offset, choose]);

  return { active, choose };
}

function sectionAt(ids: string[], offset: number): string | undefined {
  return ids.findLast((id, index) => {
    const section = document.getElementById(id);
    if (!section) return index === 0;
    const landing = pixels(getComputedStyle(section).scrollMarginTop);
    // A jump lands on a whole device pixel, but a section may start between two.
    return index === 0 || section.getBoundingClientRect().top <= Math.max(offset, landing) + 1;
  });
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
