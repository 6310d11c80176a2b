'use client';
import { type ComponentPropsWithRef, useRef } from 'react';
import * as field from '../field/Field.css.ts';
import type { FieldWords } from '../field/Field.tsx';
import { useNotes } from '../field/useNotes.tsx';
import { useFormField } from '../form/FormContext.ts';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useResetTo } from '../internal/useResetTo.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<FieldWords, 'labels'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Name under which the form submits `value`. Nothing is submitted while it is unticked. */
  name: string;
  /** Value that the form submits when it is ticked. @default 'on' */
  value?: string;
}

/** A yes or no choice. Renders `<input type="checkbox">` inside a field; props go to the input. */
export function Checkbox({
  label,
  hint,
  error: ownError,
  id: ownId,
  name,
  checked,
  defaultChecked,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useResetTo(box, checked);
  const { id, error, defaultValue } = useFormField({ name, id: ownId, error: ownError });
  const notes = useNotes({
    id,
    hint,
    error,
    hintStyle: styles.note,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  });
  return (
    <div data-state={notes.state} className={field.root}>
      {notes.error}
      <label htmlFor={notes.control.id} className={styles.option}>
        <input
          {...props}
          {...(checked === undefined
            ? { defaultChecked: defaultChecked ?? defaultValue === (props.value ?? 'on') }
            : { checked })}
          type="checkbox"
          name={name}
          {...notes.control}
          ref={useMergedRefs(box, ref)}
          className={cx(styles.box, className)}
        />
        <span>{label}</span>
      </label>
      {notes.hint}
    </div>
  );
}
