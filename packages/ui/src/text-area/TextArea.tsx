'use client';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { Field, type FieldWords, useField } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import { useFormEvent } from '../internal/useFormEvent.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** Name under which the form sends the value. */
  name: string;
  /** Minimum number of visible lines. @default 6 */
  rows?: number;
  /** Controls between the label and the text, for example a toolbar. */
  tools?: ReactNode;
}

/** A multi-line text field that grows with its text. Renders `<textarea>` inside a field; props go to the textarea. */
export function TextArea(props: TextAreaProps) {
  const [field, { rows = 6, tools, className, ref, ...rest }] = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(area, ref);
  useOnChange(rest.value ?? rest.defaultValue, () => fit(area.current), true);
  useFormEvent(area, 'reset', () => fit(area.current));
  useEffect(() => {
    const { current } = area;
    const grow = () => fit(current);
    current?.addEventListener('input', grow);
    return () => current?.removeEventListener('input', grow);
  }, []);
  return (
    <Field {...field}>
      {(control) => (
        <>
          {tools}
          <textarea
            {...rest}
            {...control}
            ref={mergedRef}
            rows={rows}
            className={cx(control.className, styles.textarea, className)}
          />
        </>
      )}
    </Field>
  );
}

/** Makes a text area as high as its text, for browsers without `field-sizing`. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area || window.CSS?.supports?.('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
