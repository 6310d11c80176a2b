'use client';
import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { FormContext } from '../form/FormContext.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './SubmitButton.css.ts';

const defaultLabels = { submit: 'Submit', submitting: 'Submitting...' } as const;

/** Words of the button where its caller has none. */
export interface SubmitButtonLabels extends Words<typeof defaultLabels> {}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /**
   * Whether the form is being sent. By default the state of the surrounding `Form`.
   * @default false
   */
  busy?: boolean;
  /** While busy, the text of the surrounding `Form` takes precedence over that of `LabelsProvider`. */
  labels?: Partial<SubmitButtonLabels>;
}

/** Sends its form. Busy, it is disabled but keeps its focus. Renders `<button type="submit">`. */
export function SubmitButton({ busy, labels, className, children, ...props }: SubmitButtonProps) {
  const words = useLabels('SubmitButton', defaultLabels, labels);
  const form = useContext(FormContext);
  const isBusy = busy ?? form?.submitting ?? false;
  return (
    <Button
      {...props}
      type="submit"
      busy={isBusy}
      className={cx(styles.root, form && styles.inForm, className)}
    >
      {isBusy
        ? (labels?.submitting ?? form?.submittingLabel ?? words.submitting)
        : (children ?? words.submit)}
    </Button>
  );
}
