import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './MoreFields.css.ts';

export interface MoreFieldsProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** What the fields or notes are about, in a few words. */
  title: string;
  /** What applies if they are left empty, or when to fill them in. */
  text?: ReactNode;
  /** Shows the fields, because one of them has a value or an error. The visitor can then hide them. @default false */
  open?: boolean;
  /** The fields, all optional, or the notes. */
  children: ReactNode;
}

/** Optional fields or notes that open below a line of text. Fields are sent with the form in any case. Renders `<details>`. */
export function MoreFields({ title, text, className, children, ...props }: MoreFieldsProps) {
  return (
    // The visitor may have opened it before hydration.
    <details suppressHydrationWarning {...props} className={cx(styles.root, className)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <Icon icon={ChevronDown} className={styles.mark} />
        {text && <span className={styles.text}>{text}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
