import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Alert.css.ts';

export const alertTones = ['info', 'success', 'error'] as const;

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * `error` is announced at once (`role="alert"`), the others when the reader pauses (`role="status"`).
   * @default 'info'
   */
  tone?: (typeof alertTones)[number];
  /** What happened, in a few words. */
  title?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

/** A message about what has just happened. Renders `<div role="status">` or `<div role="alert">`. */
export function Alert({ tone = 'info', title, className, children, ...props }: AlertProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...props}
      className={cx(styles.root, styles.tones[tone], className)}
    >
      <Icon icon={icons[tone]} size="medium" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
