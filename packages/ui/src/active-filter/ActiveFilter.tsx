'use client';
import { X } from 'lucide';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ActiveFilter.css.ts';

const defaultLabels = {
  /** Visually hidden text after the value. */
  remove: '(remove filter)',
} as const;

/** Labels of the filter. */
export interface ActiveFilterLabels extends Words<typeof defaultLabels> {}

export interface ActiveFilterProps
  extends Omit<LinkProps, 'tone' | 'newTab' | 'children' | 'labels'> {
  /** URL of the same listing without this filter. */
  href: string;
  /** Name of the filter, for example `Category`. */
  name: string;
  /** Current value, for example `Energy`. */
  value: string;
  labels?: Partial<ActiveFilterLabels>;
}

/** The active filter; a click removes it. Renders `<a>`. */
export function ActiveFilter({ name, value, labels, className, ...props }: ActiveFilterProps) {
  const words = useLabels('ActiveFilter', defaultLabels, labels);
  return (
    <Link {...props} tone="plain" className={cx(styles.root, className)}>
      <span>
        {name}: <span className={styles.value}>{value}</span>
      </span>
      <VisuallyHidden>{words.remove}</VisuallyHidden>
      <Icon icon={X} />
    </Link>
  );
}
