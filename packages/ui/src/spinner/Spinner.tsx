'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export const spinnerLooks = ['inline', 'overlay'] as const;

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text that assistive technology announces. @default 'Loading' */
  label?: string;
  /** `overlay` is centred and appears after 300 ms: shorter operations need no indicator. @default 'inline' */
  look?: (typeof spinnerLooks)[number];
}

/** Indicates an operation of unknown length. Renders `<span role="status">`. */
export function Spinner({ label, look = 'inline', className, ...props }: SpinnerProps) {
  const word = useLabel('Spinner', 'Loading', label);
  return (
    <span role="status" {...props} className={cx(styles.root, styles.looks[look], className)}>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
