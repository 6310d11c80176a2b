'use client';
import { useState } from 'react';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/labels.ts';
import { useAnnounce } from '../internal/useAnnounce.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import * as styles from './NumberField.css.ts';
import { defaultLabels, type NumberFieldLabels, readNumber } from './readNumber.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'labels'> {
  /** Name of the quantity in error messages, for example `flow`. */
  quantity: string;
  labels?: Partial<NumberFieldLabels> & TextFieldProps['labels'];
}

/**
 * A text field for a number, which keeps `12,5` and `12.5` as typed: read it with `readNumber`. When it loses focus, it
 * shows and announces an error. Renders `<input>` inside a field; props go to the input.
 */
export function NumberField({
  quantity,
  labels,
  error,
  autoComplete = 'off',
  className,
  onBlur,
  onChange,
  ...props
}: NumberFieldProps) {
  const { invalid, ambiguous } = useLabels('NumberField', defaultLabels, labels);
  const announce = useAnnounce();
  const [mistake, setMistake] = useState<string>();
  const mistakeIn = (typed: string) => {
    if (typed.trim() === '') return undefined;
    const number = readNumber(typed, quantity, { invalid, ambiguous });
    return 'error' in number ? number.error : undefined;
  };
  const check = (typed: string) => {
    const found = mistakeIn(typed);
    if (found && found !== mistake) announce(found);
    setMistake(found);
  };
  return (
    <TextField
      {...props}
      labels={labels}
      className={cx(styles.input, className)}
      inputMode="decimal"
      autoComplete={autoComplete}
      error={mistake ?? error}
      onBlur={composeHandlers(onBlur, ({ target }) => afterPress(() => check(target.value)))}
      onChange={composeHandlers(onChange, ({ target }) => {
        // While typing, an error disappears once it is corrected, and no new error appears.
        setMistake((shown) => shown && mistakeIn(target.value));
      })}
    />
  );
}

/** Waits until a press has ended: an error message during it would move the button away from the pointer. */
function afterPress(work: () => void) {
  if (!document.documentElement.matches(':active')) return work();
  window.addEventListener('pointerup', () => setTimeout(work), { once: true });
}
