import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './Select.css.ts';

/** One choice. */
export interface SelectOption {
  /** What the form sends. */
  value: string;
  label: string;
  /** @default false */
  disabled?: boolean;
}

/** Choices that belong together. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** Name under which the form sends the value. */
  name: string;
  options: readonly (SelectOption | SelectGroup)[];
  /** First entry, whose value is empty: what there is to choose, or that nothing is chosen. */
  placeholder?: string;
}

/** One of a list, in the browser's own list. Renders `<select>` inside a field; props go to the select. */
export function Select({
  label,
  hint,
  error,
  optionalLabel,
  id,
  options,
  placeholder,
  required,
  className,
  ...props
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, required }} controlId={id}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...props}
            {...control}
            className={cx(control.className, styles.select, className)}
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
