'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { useMotion } from '../motion/index.ts';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './RunUp.css.ts';

/** A speed on the way, and what is said of it. */
export interface RunUpItem {
  /** The speed, formatted, for example `16,000`. */
  value: string;
  /** Whose speed it is, for example `RMX125 and EMX125`. */
  scope: string;
  title: string;
  text: ReactNode;
}

export interface RunUpProps extends BlockHeading, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Three speeds, from standstill to full speed. */
  items: readonly [standstill: RunUpItem, between: RunUpItem, fullSpeed: RunUpItem];
  /** Unit of all speeds. @default 'rpm' */
  unit?: string;
  /** What the counter shows: eleven values, from standstill to full speed. */
  counts: readonly string[];
  /** The wheel, seen along its axis: square, on a transparent ground. */
  picture: PictureImage;
  /** The same, blurred by its rotation. */
  blurred: PictureImage;
}

/**
 * A wheel that lifts off its foil and runs up to speed while the reader scrolls. Where scrolling cannot drive an
 * animation, motion is not allowed or the window is narrow, each speed has its own picture; in wide windows
 * they are one, which blurs downwards. Renders `<div>`.
 */
export function RunUp({
  items,
  unit = 'rpm',
  counts,
  picture,
  blurred,
  headingLevel = 3,
  className,
  ...props
}: RunUpProps) {
  const { known, allowed } = useMotion();
  const moves = known && allowed && CSS.supports('animation-timeline: view()');
  return (
    <div {...props} data-state={moves ? 'moving' : 'still'} className={cx(styles.root, className)}>
      <div className={styles.pin}>
        {moves && (
          <div aria-hidden="true" className={styles.stage}>
            <Wheel picture={picture} blurred={blurred} />
          </div>
        )}
        <div className={styles.steps}>
          {items.map(({ value, scope, title, text }, index) => (
            <div key={title} className={styles.step}>
              <Wheel
                picture={picture}
                blurred={blurred}
                className={styles.speeds[speeds[index] ?? 'full']}
              />
              <p className={styles.figure}>
                {value}
                <span className={styles.unit}> {unit}</span>
              </p>
              <Heading level={headingLevel} size="h3">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
              <Text size="small" tone="muted">
                {scope}
              </Text>
            </div>
          ))}
        </div>
        {moves && (
          <div aria-hidden="true" className={styles.counter}>
            <span className={styles.counterUnit}>{unit}</span>
            <span className={styles.counterWindow}>
              <span className={styles.counts}>
                {counts.map((count) => (
                  <span key={count}>{count}</span>
                ))}
              </span>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

const speeds = ['standstill', 'part', 'full'] as const;

interface WheelProps extends Pick<RunUpProps, 'picture' | 'blurred'> {
  className?: string;
}

/** The wheel in its foil, with a light that does not turn. */
function Wheel({ picture, blurred, className }: WheelProps) {
  return (
    <div className={cx(styles.disc, className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.rings}>
        <circle cx="50" cy="50" r="49.2" />
      </svg>
      <div className={styles.wheel}>
        <Picture {...picture} alt="" color="transparent" sizes={sizes} />
        <Picture {...blurred} alt="" color="transparent" sizes={sizes} className={styles.blur} />
      </div>
    </div>
  );
}

const sizes = '(width >= 64rem) 45vw, 40vw';
