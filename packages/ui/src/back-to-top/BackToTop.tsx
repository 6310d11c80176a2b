'use client';
import { ArrowUp } from 'lucide';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useOutOfView } from '../internal/useOutOfView.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /**
   * Accessible name and tooltip.
   * @default 'Back to top'
   */
  label?: string;
}

/**
 * Leads to the top of the page once the first screen has been left. Fixed at the end of the window, smooth unless motion
 * is reduced. Renders `<a href="#top">`, which needs no JavaScript.
 */
export function BackToTop({ label = 'Back to top', className, ...props }: BackToTopProps) {
  const screen = useRef<HTMLSpanElement>(null);
  const shown = useOutOfView(screen);
  return (
    <>
      <span ref={screen} aria-hidden="true" className={styles.screen} />
      <a
        title={label}
        aria-label={label}
        {...props}
        href="#top"
        data-state={shown ? 'shown' : 'hidden'}
        className={cx(styles.root, className)}
      >
        <Icon icon={ArrowUp} size="medium" />
      </a>
    </>
  );
}
