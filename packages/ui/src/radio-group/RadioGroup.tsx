'use client';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { defaultLabels, type FieldWords } from '../field/Field.tsx';
import { isGiven, useNotes } from '../field/useNotes.tsx';
import { useFormField } from '../form/FormContext.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/labels.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useResetTo } from '../internal/useResetTo.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a `RadioGroup`. */
export interface RadioOption {
  /** Value that the form submits. */
  value: string;
  label: ReactNode;
  /** Hint that helps to decide. */
  hint?: ReactNode;
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name under which the form submits the value. */
  name: string;
  /** Options, all visible. */
  options: readonly RadioOption[];
  /** Value of the selected option (controlled). */
  value?: string;
  /** Value of the initially selected option. By default no option is selected. */
  defaultValue?: string;
  /** Called with the value of the option that the visitor selects. */
  onValueChange?: (value: string) => void;
  /** Whether an option has to be selected. @default false */
  required?: boolean;
}

/** One of a few options, all visible. Renders `<fieldset role="radiogroup">`; the label is its `<legend>`. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    hint,
    error,
    labels,
    id,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    required = false,
    form,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    className,
    ref,
    ...rest
  } = useFormField(props);
  const group = useRef<HTMLFieldSetElement>(null);
  useResetTo(group, value);
  const words = useLabels('Field', defaultLabels, labels);
  const notes = useNotes({
    id,
    hint,
    error,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  });
  const noteId = useId();
  return (
    <fieldset
      {...rest}
      {...notes.control}
      ref={useMergedRefs(group, ref)}
      form={form}
      role="radiogroup"
      aria-required={required}
      data-state={notes.state}
      className={cx(styles.root, className)}
    >
      <legend className={styles.legend}>
        {label} {!required && <span className={styles.optional}>{words.optional}</span>}
      </legend>
      {notes.hint}
      {notes.error}
      {options.map((option, index) => {
        const optionId = `${noteId}-${index}`;
        const hintId = isGiven(option.hint) ? `${optionId}-hint` : undefined;
        return (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              form={form}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-describedby={hintId}
              aria-labelledby={hintId && optionId}
              className={styles.dot}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>
              <span id={optionId}>{option.label}</span>
              {hintId && (
                <span id={hintId} className={styles.optionHint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
