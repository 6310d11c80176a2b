'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './ScrollRegion.css.ts';

interface ScrollRegionProps {
  /** Accessible name of the region. */
  label: string;
  /** One element, usually a table. */
  children: ReactNode;
}

/**
 * Scrolls wide content horizontally. It is a tab stop and a landmark only while the content overflows, and on the
 * server, where the width is unknown. Renders `<section data-scrolls data-more>`.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () => {
      const beyond = region.scrollWidth - region.clientWidth;
      setScrolls(beyond > 0);
      setMore(beyond - Math.abs(region.scrollLeft) > 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    region.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <section
      ref={ref}
      aria-label={scrolls ? label : undefined}
      tabIndex={scrolls ? 0 : undefined}
      data-scrolls={scrolls ? '' : undefined}
      data-more={more ? '' : undefined}
      className={styles.root}
    >
      {children}
    </section>
  );
}
