import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './TextField.css.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password'] as const;

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Name under which the form sends the value. */
  name: string;
  /**
   * Kind of value: it decides the keyboard on phones.
   * @default 'text'
   */
  type?: (typeof textFieldTypes)[number];
}

/** One line of text with its label. Renders `<input>` inside a field; props go to the input. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  type = 'text',
  required,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, required }} controlId={id}>
      {(control) => (
        <input
          {...props}
          {...control}
          type={type}
          className={cx(control.className, styles.input, className)}
        />
      )}
    </Field>
  );
}
