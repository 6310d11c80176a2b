import { CircleCheck, Info } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Status.css.ts';

export const statusTones = ['info', 'success'] as const;

export interface StatusProps extends ComponentPropsWithRef<'p'> {
  /**
   * Information or confirmation.
   * @default 'info'
   */
  tone?: (typeof statusTones)[number];
}

const icons = { info: Info, success: CircleCheck };

/**
 * One line about an event, next to its cause. Assistive technology announces changes, so keep it
 * mounted, and empty until there is a message. Renders `<p role="status">`.
 */
export function Status({ tone = 'info', className, children, ...props }: StatusProps) {
  return (
    <p role="status" {...props} className={cx(styles.root, styles.tones[tone], className)}>
      {children && (
        <>
          <Icon icon={icons[tone]} className={styles.icon} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
