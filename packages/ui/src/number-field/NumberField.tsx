'use client';
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps, useField } from '../field/Field.tsx';
import { FormContext } from '../form/FormContext.ts';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels } from '../internal/labels.ts';
import { useAnnounce } from '../internal/useAnnounce.ts';
import { useFormEvent } from '../internal/useFormEvent.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import { Stack } from '../stack/Stack.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './NumberField.css.ts';
import {
  defaultLabels,
  type NumberFieldLabels,
  type ReadNumber,
  readNumber,
} from './readNumber.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'labels' | 'labelPlacement'>,
    Pick<FieldProps, 'labelPlacement'> {
  /** Name of the quantity in error messages, for example `flow`. */
  quantity: string;
  /**
   * Reads the input where its unit or other fields make clear what `1,400` means. Called with `error` while rendering, too.
   * Defaults to `readNumber`.
   */
  read?: (typed: string) => ReadNumber;
  /** The unit, as a `Select` with a hidden label. Number and unit are in one frame. */
  unit?: ReactNode;
  labels?: Partial<NumberFieldLabels> & TextFieldProps['labels'];
}

/**
 * A text field for a number, which keeps `12,5` and `12.5` as typed: read it with `readNumber`. When it loses focus, it
 * shows and announces an error, which also stops the `Form` that it is in. Two buttons offer the readings of an ambiguous
 * input; before hydration they submit the form with the reading as the first of two values of the field. Renders
 * `<input>` inside a field; props go to the input.
 */
export function NumberField({
  quantity,
  read,
  unit,
  labelPlacement,
  labels,
  autoComplete = 'off',
  className,
  ref,
  onBlur,
  onChange,
  ...props
}: NumberFieldProps) {
  const { invalid, ambiguous, use } = useLabels('NumberField', defaultLabels, labels);
  const announce = useAnnounce();
  const isInForm = useContext(FormContext) !== undefined;
  const afterPress = useAfterPress();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  /** The text whose error is shown. */
  const [checked, setChecked] = useState<string>();
  const plain = (typed: string) => readNumber(typed, quantity, { invalid, ambiguous });
  const mistakeIn = (typed: string) => mistakeOf((read ?? plain)(typed), typed);
  const mistake = checked ? mistakeIn(checked) : undefined;
  const check = (typed: string) => {
    const found = mistakeIn(typed);
    if (found && found.error !== mistake?.error) announce(found.error);
    setChecked(found && typed);
  };
  /** Judges the present text. An error disappears once it is corrected, and no new error appears. */
  const judge = () => {
    if (!input.current) return;
    const { value } = input.current;
    const found = mistakeIn(value);
    setChecked((last) => last && found && value);
    // Outside a `Form` the browser would show it in a window of its own, without the readings.
    if (isInForm) input.current.setCustomValidity(found?.error ?? '');
  };
  useFormEvent(input, 'submit', judge);
  useFormEvent(input, 'reset', () => {
    setChecked(undefined);
    judge();
  });
  const [{ error: rejection, ...field }, control] = useField({ ...props, labels });
  useOnChange(control.value ?? control.defaultValue, judge);
  const submitted = String(control.value ?? control.defaultValue ?? '');
  const shown = mistake ?? (rejection ? mistakeIn(submitted) : undefined);
  const choose = (reading: string) => (event: MouseEvent) => {
    const element = input.current;
    if (!element) return;
    event.preventDefault();
    enter(element, reading);
    // A rejected form is submitted again. The button cannot do that, because it goes with the error.
    if (rejection) element.form?.requestSubmit();
    else element.focus();
  };
  return (
    <Field {...field} labelPlacement={labelPlacement} error={mistake?.error ?? rejection}>
      {(attributes, label) => (
        <>
          {shown?.readings && (
            <Stack direction="inline" gap="s">
              {/* Enter presses the first submit button of a form: it must not choose a reading. */}
              <VisuallyHidden>
                <button type="submit" form={control.form} tabIndex={-1} aria-hidden="true" />
              </VisuallyHidden>
              {[shown.readings.thousands, shown.readings.fraction].map((reading) => (
                <Button
                  key={reading}
                  type="submit"
                  form={control.form}
                  name={control.name}
                  value={reading}
                  tone="quiet"
                  size="small"
                  onClick={choose(reading)}
                >
                  {fill(use, { reading })}
                </Button>
              ))}
            </Stack>
          )}
          <Frame label={label} unit={unit}>
            <input
              {...control}
              {...attributes}
              ref={mergedRef}
              type="text"
              inputMode="decimal"
              autoComplete={autoComplete}
              className={cx(attributes.className, styles.input, className)}
              onBlur={composeHandlers(onBlur, ({ target }) =>
                afterPress(() => check(target.value)),
              )}
              onChange={composeHandlers(onChange, judge)}
            />
          </Frame>
        </>
      )}
    </Field>
  );
}

interface FrameProps {
  label: ReactNode;
  unit: ReactNode;
  children: ReactNode;
}

/** The box around a number with its label or unit. A number alone has its own. */
function Frame({ label, unit, children }: FrameProps) {
  if (!label && !unit) return children;
  return (
    <div className={styles.frame}>
      {label}
      {children}
      {unit}
    </div>
  );
}

type Mistake = Exclude<ReadNumber, { value: number }>;

function mistakeOf(number: ReadNumber, typed: string): Mistake | undefined {
  return typed.trim() !== '' && 'error' in number ? number : undefined;
}

/** Enters a text as if it was typed: React ignores a value that is set on the element. */
function enter(element: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Returns a function that runs its argument once no press is under way: an error message during a press would move the
 * button away from the pointer. `:active` does not tell, because Firefox sets it after the blur.
 */
function useAfterPress() {
  const pressed = useRef(false);
  useEffect(() => {
    const listeners = new AbortController();
    const track = ({ type }: Event) => {
      pressed.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      window.addEventListener(type, track, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return (work: () => void) => {
    if (!pressed.current) return work();
    window.addEventListener('pointerup', () => setTimeout(work), { once: true });
  };
}
