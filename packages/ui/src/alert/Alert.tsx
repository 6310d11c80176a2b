import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Alert.css.ts';

export const alertTones = ['info', 'success', 'error'] as const;

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `error` is announced immediately (`role="alert"`), the others politely (`role="status"`). @default 'info' */
  tone?: (typeof alertTones)[number];
  /** Short summary of the event. */
  title?: ReactNode;
  /** Makes the title a heading of this level. Otherwise it is a paragraph. */
  headingLevel?: HeadingLevel;
  /** Keeps the alert at the top of the window while its parent scrolls. */
  sticky?: boolean;
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

/** A message about an event. Renders `<div role="status">` or `<div role="alert">`. */
export function Alert({
  tone = 'info',
  title,
  headingLevel,
  sticky = false,
  className,
  children,
  ...props
}: AlertProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...props}
      className={cx(styles.root, styles.tones[tone], sticky && styles.sticky, className)}
    >
      <Icon icon={icons[tone]} size="medium" />
      <div className={styles.body}>
        {title && <Title className={styles.title}>{title}</Title>}
        {children}
      </div>
    </div>
  );
}
