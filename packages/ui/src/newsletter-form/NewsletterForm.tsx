'use client';
import type { ComponentPropsWithRef } from 'react';
import { Field } from '../field/Field.tsx';
import type { FormLabels } from '../form/answers.ts';
import { Form, type FormProps } from '../form/Form.tsx';
import { useFormField } from '../form/FormContext.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import * as styles from './NewsletterForm.css.ts';

const defaultLabels = {
  email: 'Work email',
  /** Hint of the field, about the confirmation email. */
  hint: 'We send you an email to confirm your address.',
  missing: 'Please enter your email address.',
  invalid: 'Please enter a valid email address, like name@example.com.',
  submit: 'Subscribe',
  /** Shown when `onSubmit` rejects, or when the result has no message. */
  failed: 'Your address could not be sent. Please try again.',
} as const;

/** Labels of the form. */
export type NewsletterFormLabels = Pick<FormLabels, 'submitting'> & Words<typeof defaultLabels>;

export interface NewsletterFormProps
  extends Pick<
      FormProps,
      'action' | 'defaultResult' | 'defaultValues' | 'hiddenFields' | 'honeypot' | 'onSubmit'
    >,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit' | 'title'> {
  labels?: Partial<NewsletterFormLabels>;
}

/** A form with the field `email`, replaced by its confirmation. Renders `<div>` with a `<form method="post">`. */
export function NewsletterForm({ labels, className, ...props }: NewsletterFormProps) {
  const words = useLabels('NewsletterForm', defaultLabels, labels);
  return (
    <Form
      {...props}
      labels={words}
      messages={{ email: { missing: words.missing, invalid: words.invalid } }}
      errorSummary={false}
      className={cx(styles.root, className)}
    >
      <Address words={words} />
    </Form>
  );
}

function Address({ words }: { words: Words<typeof defaultLabels> }) {
  const { id, error, ...input } = useFormField({ name: 'email' });
  return (
    <Field label={words.email} hint={words.hint} error={error} controlId={id} required>
      {(control) => (
        <div className={styles.row}>
          <input
            {...input}
            {...control}
            type="email"
            autoComplete="email"
            className={cx(control.className, styles.input)}
          />
          <SubmitButton className={styles.submit}>{words.submit}</SubmitButton>
        </div>
      )}
    </Field>
  );
}
