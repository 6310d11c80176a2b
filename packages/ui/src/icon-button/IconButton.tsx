import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** An icon from `lucide`. */
  icon: IconNode;
  /** Describes the action: accessible name and tooltip. */
  label: string;
}

/** A button with only an icon. Renders `<button type="button">`, 44 px square. */
export function IconButton({ icon, label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={cx(styles.root, className)}
    >
      <Icon icon={icon} size="medium" />
    </button>
  );
}
