'use client';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type ComponentPropsWithRef, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { ProductCard, type ProductCardProps } from '../product-card/ProductCard.tsx';
import * as styles from './ProductCarousel.css.ts';
import { useEmbla } from './useEmbla.ts';
import { useRotation } from './useRotation.ts';

/** A product as `ProductCard` takes it. */
export type CarouselProduct = Pick<
  ProductCardProps,
  'name' | 'text' | 'features' | 'front' | 'back' | 'highlight' | 'href' | 'labels'
>;

/** Words of the carousel. */
export interface ProductCarouselLabels {
  /** What assistive technology calls the whole. */
  carousel: string;
  /** What assistive technology calls one product in it. */
  slide: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Name of the group of buttons below the row. */
  choose: string;
  /** Name of a product in the row. */
  position: (name: string, number: number, of: number) => string;
}

const defaultLabels: ProductCarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause rotation',
  play: 'Start rotation',
  previous: 'Previous product',
  next: 'Next product',
  choose: 'Choose a product',
  position: (name, number, of) => `${name}, ${number} of ${of}`,
};

export interface ProductCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Products with different names, in their order. */
  products: readonly CarouselProduct[];
  /** Name of the carousel, for example `Product line`. */
  label: string;
  /**
   * Time in ms between two turns.
   * @default 3000
   */
  interval?: number;
  /**
   * Level of the products' names in the outline of the page.
   * @default 3
   */
  headingLevel?: ProductCardProps['headingLevel'];
  labels?: Partial<ProductCarouselLabels>;
}

/**
 * Products in an endless row that turns by itself while nobody is at it: one and a half are seen on a phone, two from
 * 640 px, three from 1024 px. Renders `<section>`.
 */
export function ProductCarousel({
  products,
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
  const words = { ...defaultLabels, ...labels };
  const root = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { turns, selected, seen, go } = useEmbla(viewport, products.length);
  const { allowed, playing, turning, toggle, handlers } = useRotation({
    enabled: turns,
    root,
    control,
    turn: selected,
    interval,
    next: () => go('next'),
  });
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      {...props}
      ref={mergeRefs(root, ref)}
      data-state={turns ? 'ready' : 'row'}
      data-rotating={turning ? '' : undefined}
      className={cx(styles.root, className)}
      onFocus={(event) => {
        onFocus?.(event);
        handlers.onFocus(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        handlers.onPointerEnter(event);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        handlers.onPointerLeave();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        handlers.onPointerDown(event);
      }}
    >
      <div className={styles.controls}>
        {allowed && (
          <IconButton
            ref={control}
            icon={playing ? Pause : Play}
            label={playing ? words.pause : words.play}
            className={styles.control}
            onClick={toggle}
          />
        )}
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          className={styles.arrow}
          onClick={() => go('previous')}
        />
        <IconButton
          icon={ChevronRight}
          label={words.next}
          className={styles.arrow}
          onClick={() => go('next')}
        />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div aria-live={turns && allowed && playing ? 'off' : 'polite'} className={styles.row}>
          {products.map((product, index) => (
            <div
              key={product.name}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(product.name, index + 1, products.length)}
              inert={turns && seen ? !seen.includes(index) : undefined}
              className={styles.slide}
            >
              <ProductCard {...product} as="div" headingLevel={headingLevel} />
            </div>
          ))}
        </div>
      </div>
      <div role="group" aria-label={words.choose} className={styles.dots}>
        {products.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-label={words.position(name, index + 1, products.length)}
            aria-current={index === selected ? 'true' : undefined}
            className={styles.dot}
            onClick={() => go(index)}
          />
        ))}
      </div>
    </section>
  );
}
