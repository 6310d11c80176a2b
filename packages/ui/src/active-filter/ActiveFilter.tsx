import { X } from 'lucide';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ActiveFilter.css.ts';

export interface ActiveFilterProps extends Omit<LinkProps, 'tone' | 'newTab' | 'children'> {
  /** Address of the same listing without this filter. */
  href: string;
  /** What is filtered by, for example `Category`. */
  name: string;
  /** What is shown now, for example `Energy`. */
  value: string;
  /**
   * What assistive technology reads after it.
   * @default '(remove filter)'
   */
  removeLabel?: string;
}

/** A filter in force, which a click removes. Renders `<a>`. */
export function ActiveFilter({
  name,
  value,
  removeLabel = '(remove filter)',
  className,
  ...props
}: ActiveFilterProps) {
  return (
    <Link {...props} tone="plain" className={cx(styles.root, className)}>
      <span>
        {name}: <span className={styles.value}>{value}</span>
      </span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <Icon icon={X} />
    </Link>
  );
}
