import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './SubmitButton.css.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /**
   * Label while the form is on its way and `busy` is set.
   * @default 'Submitting...'
   */
  busyLabel?: ReactNode;
}

/** Sends its form. Busy, it is disabled but keeps its focus. Renders `<button type="submit">`. */
export function SubmitButton({
  busy,
  busyLabel = 'Submitting...',
  className,
  children = 'Submit',
  ...props
}: SubmitButtonProps) {
  return (
    <Button {...props} type="submit" busy={busy} className={cx(styles.root, className)}>
      {busy ? busyLabel : children}
    </Button>
  );
}
