'use client';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import type { ItemHeadings } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { ProductCard, type ProductCardProps } from '../product-card/ProductCard.tsx';
import * as styles from './ProductCarousel.css.ts';
import { useEmblaRow } from './useEmblaRow.tsx';
import { useRotation } from './useRotation.ts';

/** Props of the `ProductCard` of a product. */
export type CarouselProduct = Pick<
  ProductCardProps,
  'title' | 'text' | 'features' | 'front' | 'back' | 'highlight' | 'href' | 'labels'
>;

const defaultLabels = {
  /** Role description of the carousel. */
  carousel: 'carousel',
  /** Role description of a product. */
  slide: 'slide',
  pause: 'Pause rotation',
  play: 'Start rotation',
  previous: 'Previous product',
  next: 'Next product',
  /** Accessible name of the group of indicators below the row. */
  choose: 'Choose a product',
  /** Accessible name of a product: its `{name}`, its position `{number}`, and the total `{count}`. */
  position: '{name}, {number} of {count}',
} as const;

/** Labels of the carousel. */
export interface ProductCarouselLabels extends Words<typeof defaultLabels> {}

export interface ProductCarouselProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Products in display order. Their names must be unique. */
  items: readonly CarouselProduct[];
  /** Accessible name of the carousel, for example `Product line`. */
  label: string;
  /** Time in ms between two rotations. @default 3000 */
  interval?: number;
  labels?: Partial<ProductCarouselLabels>;
}

/**
 * An endless carousel of products that rotates automatically until the visitor interacts with it. It shows one and a half
 * products on a phone, two from 640 px, three from 1024 px. Renders `<section>`.
 */
export function ProductCarousel({
  items,
  label,
  interval = 3000,
  headingLevel,
  labels,
  className,
  ref,
  onFocus,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  ...props
}: ProductCarouselProps) {
  const words = useLabels('ProductCarousel', defaultLabels, labels);
  const positionOf = (name: string, index: number) =>
    fill(words.position, { name, number: index + 1, count: items.length });
  const rowId = useId();
  const root = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [{ turns, selected, seen, go }, embla] = useEmblaRow(viewport);
  const { allowed, playing, turning, toggle, handlers } = useRotation({
    enabled: turns,
    root,
    control,
    turn: selected,
    interval,
    next: () => go?.('next'),
  });
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      {...props}
      ref={useMergedRefs(root, ref)}
      data-state={turns ? 'ready' : 'row'}
      data-rotating={turning ? '' : undefined}
      className={cx(styles.root, className)}
      onFocus={composeHandlers(onFocus, handlers.onFocus)}
      onPointerEnter={composeHandlers(onPointerEnter, handlers.onPointerEnter)}
      onPointerLeave={composeHandlers(onPointerLeave, handlers.onPointerLeave)}
      onPointerDown={composeHandlers(onPointerDown, handlers.onPointerDown)}
    >
      <div className={styles.controls}>
        {allowed && (
          <IconButton
            ref={control}
            icon={playing ? Pause : Play}
            label={playing ? words.pause : words.play}
            onClick={toggle}
          />
        )}
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          aria-controls={rowId}
          className={styles.arrow}
          onClick={() => go?.('previous')}
        />
        <IconButton
          icon={ChevronRight}
          label={words.next}
          aria-controls={rowId}
          className={styles.arrow}
          onClick={() => go?.('next')}
        />
      </div>
      {embla}
      <div ref={viewport} className={styles.viewport}>
        <div
          id={rowId}
          aria-live={turns && allowed && playing ? 'off' : 'polite'}
          className={styles.row}
        >
          {items.map((product, index) => (
            <div
              key={product.title}
              role="group"
              aria-roledescription={words.slide}
              aria-label={positionOf(product.title, index)}
              inert={turns && seen ? !seen.includes(index) : undefined}
              className={styles.slide}
            >
              <ProductCard {...product} as="div" headingLevel={headingLevel} />
            </div>
          ))}
        </div>
      </div>
      <div role="group" aria-label={words.choose} className={styles.dots}>
        {items.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={positionOf(title, index)}
            aria-current={index === selected ? 'true' : undefined}
            className={styles.dot}
            onClick={() => go?.(index)}
          />
        ))}
      </div>
    </section>
  );
}
