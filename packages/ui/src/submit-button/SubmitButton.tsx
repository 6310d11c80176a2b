'use client';
import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { FormContext } from '../form/FormContext.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './SubmitButton.css.ts';

const defaultLabels = { submit: 'Submit', submitting: 'Submitting...' } as const;

/** Labels of the button. */
export interface SubmitButtonLabels extends Words<typeof defaultLabels> {}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Whether the form is being sent. Inside a `Form` it defaults to the state of the form. @default false */
  busy?: boolean;
  /** While busy inside a `Form`, the form's label takes precedence over that of `LabelsProvider`. */
  labels?: Partial<SubmitButtonLabels>;
}

/** Submits its form. While busy it is disabled but stays focusable. Renders `<button type="submit">`. */
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
