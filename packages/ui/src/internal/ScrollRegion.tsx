'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useLabels } from './labels.ts';
import { observeSize } from './observeSize.ts';
import * as styles from './ScrollRegion.css.ts';

interface ScrollRegionProps {
  /** Accessible name of the region. */
  label: string;
  /** One element, usually a table. */
  children: ReactNode;
  /** Identifies the element with `data-selected`, which scrolls into view when this changes. */
  selected?: string;
  /** Called when the region scrolls or changes its size. What it shows replaces the hint. */
  onMeasure?: (region: HTMLElement) => void;
  className?: string;
}

/**
 * Scrolls wide content horizontally. It is a tab stop and a landmark only while the content overflows, while it has the
 * focus, and on the server, where the width is unknown. A hint above the content says that it scrolls. Renders
 * `<section data-scrolls data-more data-below>`.
 */
export function ScrollRegion({
  label,
  children,
  selected,
  onMeasure,
  className,
}: ScrollRegionProps) {
  const { label: hint } = useLabels('ScrollRegion', { label: 'Scroll sideways for more' });
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  const [more, setMore] = useState(false);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () => {
      const beyond = region.scrollWidth - region.clientWidth;
      setScrolls(beyond > 0 || region.matches(':focus'));
      setMore(beyond - Math.abs(region.scrollLeft) > 1);
      setBelow(region.scrollHeight - region.clientHeight - region.scrollTop > 1);
      onMeasure?.(region);
    };
    const stop = observeSize([region, ...region.children], measure);
    region.addEventListener('scroll', measure);
    region.addEventListener('blur', measure);
    return () => {
      stop();
      region.removeEventListener('scroll', measure);
      region.removeEventListener('blur', measure);
    };
  }, [onMeasure]);
  useEffect(() => {
    const region = ref.current;
    const cell = region?.querySelector('[data-selected]');
    if (!(region && cell && selected)) return;
    // Unlike `scrollIntoView`, this does not scroll the page.
    const { left, width, top, bottom } = cell.getBoundingClientRect();
    const room = region.getBoundingClientRect();
    const isHidden = top < room.top || bottom > room.bottom;
    const centred = left + width / 2 - (room.left + room.width / 2);
    // The names, which stay at their edge, would cover a part of a wide column in the centre.
    const names = cell.parentElement?.firstElementChild?.getBoundingClientRect() ?? room;
    const atLeft = names.left <= room.left;
    // The part of the region that the names leave free.
    const start = atLeft ? names.right : room.left;
    const end = atLeft ? room.right : names.left;
    const isSeen = left >= start - 1 && left + width <= end + 1;
    const beside = atLeft ? Math.min(centred, left - start) : Math.max(centred, left + width - end);
    region.scrollBy?.({
      // A row is as wide as the table.
      left: width < room.width && !isSeen ? beside : 0,
      top: isHidden ? top - (room.top + room.height / 2) : 0,
    });
  }, [selected]);
  return (
    <section
      ref={ref}
      aria-label={scrolls ? label : undefined}
      tabIndex={scrolls ? 0 : undefined}
      data-scrolls={scrolls ? '' : undefined}
      data-more={more ? '' : undefined}
      data-below={below ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.content}>
        {/* Assistive technology reads tables cell by cell, and does not have to scroll. */}
        <p aria-hidden="true" className={cx(styles.hint, onMeasure && styles.unscripted)}>
          {hint}
        </p>
        {children}
      </div>
    </section>
  );
}
