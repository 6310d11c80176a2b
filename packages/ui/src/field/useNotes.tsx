import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Field.css.ts';

interface Notes {
  /** Id of the control. By default a generated one. */
  id: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  hintStyle?: string;
}

/** Hint and error of a control, and the attributes that join it to them. */
export function useNotes({ id: ownId, hint, error, hintStyle = styles.hint }: Notes) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const note = (name: string, text: ReactNode, className: string) =>
    text != null && (
      <p id={`${id}-${name}`} className={className}>
        {text}
      </p>
    );
  return {
    hint: note('hint', hint, hintStyle),
    error: note('error', error, styles.error),
    state: error == null ? 'valid' : 'invalid',
    control: {
      id,
      'aria-describedby': cx(hint != null && `${id}-hint`, error != null && `${id}-error`),
      'aria-invalid': error != null || undefined,
    },
  } as const;
}
