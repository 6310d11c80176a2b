import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { FieldWords } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './RadioGroup.css.ts';

/** One choice. */
export interface RadioOption {
  /** What the form sends. */
  value: string;
  label: ReactNode;
  /** What helps to decide. */
  hint?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name under which the form sends the value. */
  name: string;
  options: readonly RadioOption[];
  /** Value of the choice, when the caller holds it. */
  value?: string;
  /** Value that is chosen at first. By default none. */
  defaultValue?: string;
  /** Is told the value that the visitor chooses. */
  onValueChange?: (value: string) => void;
  /** @default false */
  required?: boolean;
}

/** One of a few, all in sight. Renders `<fieldset role="radiogroup">`; the label is its `<legend>`. */
export function RadioGroup({
  label,
  hint,
  error,
  optionalLabel = '(optional)',
  id,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required = false,
  className,
  ...props
}: RadioGroupProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      {...props}
      role="radiogroup"
      id={groupId}
      aria-required={required}
      aria-invalid={error != null || undefined}
      aria-describedby={cx(hint != null && hintId, error != null && errorId)}
      data-state={error == null ? 'valid' : 'invalid'}
      className={cx(styles.root, className)}
    >
      <legend className={styles.legend}>
        {label} {!required && <span className={styles.optional}>{optionalLabel}</span>}
      </legend>
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
      {options.map((option, index) => {
        const optionHintId = `${groupId}-${index}-hint`;
        return (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-describedby={option.hint == null ? undefined : optionHintId}
              aria-labelledby={option.hint == null ? undefined : `${groupId}-${index}`}
              className={styles.dot}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>
              <span id={`${groupId}-${index}`}>{option.label}</span>
              {option.hint != null && (
                <span id={optionHintId} className={styles.optionHint}>
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
