import { CircleCheck, Info } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Status.css.ts';

export const statusTones = ['info', 'success'] as const;

export interface StatusProps extends ComponentPropsWithRef<'p'> {
  /** `info` for information, `success` for a confirmation. @default 'info' */
  tone?: (typeof statusTones)[number];
}

const icons = { info: Info, success: CircleCheck };

/**
 * A one-line message about an event, next to its cause. Keep it mounted, and empty until there is a message, so that
 * assistive technology announces it. Renders `<p role="status">`.
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
