import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** Name under which the form sends the value. */
  name: string;
  /**
   * Lines it shows at first.
   * @default 6
   */
  rows?: number;
}

/** Several lines of text with their label. Renders `<textarea>` inside a field; props go to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  id,
  rows = 6,
  required,
  className,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, required }} controlId={id}>
      {(control) => (
        <textarea
          {...props}
          {...control}
          rows={rows}
          className={cx(control.className, styles.textarea, className)}
        />
      )}
    </Field>
  );
}
