'use client';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords, useField } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './TextField.css.ts';

export const textFieldTypes = [
  'text',
  'email',
  'tel',
  'url',
  'password',
  'datetime-local',
] as const;

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Name under which the form sends the value. */
  name: string;
  /** Type of the value, which determines the keyboard on phones or the browser's picker. @default 'text' */
  type?: (typeof textFieldTypes)[number];
}

/** A single-line text field with label, hint and error. Renders `<input>` inside a field; props go to the input. */
export function TextField(props: TextFieldProps) {
  const [field, { type = 'text', className, ...rest }] = useField(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={cx(
            control.className,
            styles.input,
            type === 'datetime-local' && styles.date,
            className,
          )}
        />
      )}
    </Field>
  );
}
