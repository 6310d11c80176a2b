'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './ScrollRegion.css.ts';

interface ScrollRegionProps {
  /** Name of the region. */
  label: string;
  /** One element, usually a table. */
  children: ReactNode;
}

/**
 * Lets what is too wide scroll sideways on its own. A stop for the keyboard and a landmark only while there is something
 * to scroll, and on the server, which cannot know. Renders `<section data-scrolls>`.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const observer = new ResizeObserver(() => setScrolls(region.scrollWidth > region.clientWidth));
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={ref}
      aria-label={scrolls ? label : undefined}
      tabIndex={scrolls ? 0 : undefined}
      data-scrolls={scrolls ? '' : undefined}
      className={styles.root}
    >
      {children}
    </section>
  );
}
