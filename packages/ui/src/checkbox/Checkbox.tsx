import { type ComponentPropsWithRef, useId } from 'react';
import * as field from '../field/Field.css.ts';
import type { FieldWords } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<FieldWords, 'optionalLabel'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Name under which the form sends `value`, and nothing when it is not ticked. */
  name: string;
  /**
   * What the form sends when it is ticked.
   * @default 'on'
   */
  value?: string;
}

/** Yes or no. Renders `<input type="checkbox">` inside a field; props go to the input. */
export function Checkbox({ label, hint, error, id, className, ...props }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div data-state={error == null ? 'valid' : 'invalid'} className={field.root}>
      {error != null && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
      <label htmlFor={controlId} className={styles.option}>
        <input
          {...props}
          type="checkbox"
          id={controlId}
          aria-describedby={cx(hint != null && hintId, error != null && errorId)}
          aria-invalid={error != null || undefined}
          className={cx(styles.box, className)}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p id={hintId} className={styles.note}>
          {hint}
        </p>
      )}
    </div>
  );
}
