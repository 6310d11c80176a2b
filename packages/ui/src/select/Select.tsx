'use client';
import { ChevronDown } from 'lucide';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Field, type FieldWords, useField } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useResetTo } from '../internal/useResetTo.ts';
import * as styles from './Select.css.ts';

/** An option of the list. */
export interface SelectOption {
  /** Value that the form sends. */
  value: string;
  label: string;
  /** @default false */
  disabled?: boolean;
}

/** A labelled group of options. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** Name under which the form sends the value. */
  name: string;
  /** Options and groups of options. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Text of the first entry, which has an empty value: a prompt, or an answer such as "None". */
  placeholder?: string;
}

/** A native select with label, hint and error. Renders `<select>` inside a field; props go to the select. */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, className, ref, ...rest }] = useField(props);
  const select = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRefs(select, ref);
  useResetTo(select, rest.value);
  const [first] = options;
  const hasEmpty = placeholder !== undefined || (first && 'value' in first && first.value === '');
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.frame}>
          <select
            // Remounts when `defaultValue` changes, so that the new value is shown, as in other fields.
            key={String(rest.defaultValue)}
            {...rest}
            {...control}
            // Always has an answer without an empty option, and HTML allows `required` only with one.
            required={hasEmpty && control.required}
            ref={mergedRef}
            className={cx(control.className, styles.select, hasEmpty && styles.optional, className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </select>
          <Icon icon={ChevronDown} className={styles.mark} />
        </div>
      )}
    </Field>
  );
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
