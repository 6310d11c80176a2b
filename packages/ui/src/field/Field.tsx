'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFormField } from '../form/FormContext.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './Field.css.ts';
import { useNotes } from './useNotes.tsx';

export const defaultLabels = {
  /** Follows the label of a field that is not required. */
  optional: '(optional)',
} as const;

/** Words of every field. */
export interface FieldLabels extends Words<typeof defaultLabels> {}

/** Props of every field besides the attributes of its control. */
export interface FieldWords {
  /** Name of the field, or the question. */
  label: ReactNode;
  /** Hint that helps to fill it in. */
  hint?: ReactNode;
  /** Error: the problem with the value, and how to correct it. */
  error?: ReactNode;
  labels?: Partial<FieldLabels>;
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
  /**
   * Whether the field has to be filled in. Others are marked as optional.
   * @default false
   */
  required?: boolean;
  /** Renders the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one control, joined to it by id. Renders `<div>`. */
export function Field({
  label,
  hint,
  error,
  labels,
  controlId,
  required = false,
  className,
  children,
  ...props
}: FieldProps) {
  const words = useLabels('Field', defaultLabels, labels);
  const notes = useNotes({ id: controlId, hint, error });
  return (
    <div {...props} data-state={notes.state} className={cx(styles.root, className)}>
      <label htmlFor={notes.control.id} className={styles.label}>
        {label} {!required && <span className={styles.optional}>{words.optional}</span>}
      </label>
      {notes.hint}
      {notes.error}
      {children({ ...notes.control, required, className: styles.control })}
    </div>
  );
}

/** Props of a form field: the texts of its `Field`, and the attributes of its control. */
type FormFieldProps = FieldWords & Parameters<typeof useFormField>[0] & { required?: boolean };

/** The props of a field of a form: those of its `Field`, and those of its control. */
export function useField<Props extends FormFieldProps>(props: Props) {
  const { label, hint, error, labels, id, required, ...control } = useFormField(props);
  return [{ label, hint, error, labels, required, controlId: id }, control] as const;
}
