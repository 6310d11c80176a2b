import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Field.css.ts';

/** What every field takes beside the attributes of its control. */
export interface FieldWords {
  label: ReactNode;
  /** What helps to fill it in, before the mistake. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to put it right. */
  error?: ReactNode;
  /**
   * Follows the label of a field that is not required.
   * @default '(optional)'
   */
  optionalLabel?: ReactNode;
}

/** Attributes that join a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

export interface FieldProps extends FieldWords, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the control, to which the error summary links. By default a generated one. */
  controlId?: string;
  /** @default false */
  required?: boolean;
  /** Renders the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one control, joined to it by id. Renders `<div>`. */
export function Field({
  label,
  hint,
  error,
  optionalLabel = '(optional)',
  controlId,
  required = false,
  className,
  children,
  ...props
}: FieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control: FieldControl = {
    id,
    required,
    'aria-describedby': cx(hint != null && hintId, error != null && errorId),
    'aria-invalid': error != null || undefined,
    className: styles.control,
  };
  return (
    <div
      {...props}
      data-state={error == null ? 'valid' : 'invalid'}
      className={cx(styles.root, className)}
    >
      <label htmlFor={id} className={styles.label}>
        {label} {!required && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {hint != null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error != null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children(control)}
    </div>
  );
}
