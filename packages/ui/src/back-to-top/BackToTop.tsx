'use client';
import { ArrowUp } from 'lucide';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { useOutOfView } from '../internal/useOutOfView.ts';
import { useScrollsDown } from '../internal/useScrollsDown.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Accessible name and tooltip. @default 'Back to top' */
  label?: string;
}

/**
 * A link to the top of the page, fixed in the bottom corner of the window. Appears after the first screen, and below
 * 1024 px hides while the page scrolls down; scrolls smoothly unless motion is reduced. Renders `<a href="#top">`, which works without JavaScript.
 */
export function BackToTop({ label, className, ...props }: BackToTopProps) {
  const name = useLabel('BackToTop', 'Back to top', label);
  const screen = useRef<HTMLSpanElement>(null);
  const shown = useOutOfView(screen);
  const scrollsDown = useScrollsDown();
  return (
    <>
      <span ref={screen} aria-hidden="true" className={styles.screen} />
      <a
        title={name}
        aria-label={name}
        {...props}
        href="#top"
        data-state={shown ? 'shown' : 'hidden'}
        data-scrolls={scrollsDown ? 'down' : 'up'}
        className={cx(styles.root, className)}
      >
        <Icon icon={ArrowUp} size="medium" />
      </a>
    </>
  );
}
