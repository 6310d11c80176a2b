'use client';
import type { ComponentPropsWithRef } from 'react';
import type { FormErrors, FormLabels } from '../form/answers.ts';
import { Form, type FormProps } from '../form/Form.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import * as styles from './CommentForm.css.ts';

const defaultLabels = {
  title: 'Leave a comment',
  /** Below the title. */
  note: 'Your email address is not published.',
  name: 'Name',
  nameMissing: 'Please enter your name.',
  nameTooLong: 'Your name can have up to {max} characters.',
  email: 'Email',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address, like name@example.com.',
  message: 'Comment',
  messageMissing: 'Please enter your comment.',
  messageTooLong: 'Your comment can have up to {max} characters.',
  submit: 'Submit Comment',
  /** Shown when `onSubmit` rejects, or when the result has no message. */
  failed: 'An error occurred while submitting your comment',
} as const;

/** Labels of the form. `{max}` is the limit of the field. */
export type CommentFormLabels = Omit<FormLabels, 'again' | 'uploading' | 'failed'> &
  Words<typeof defaultLabels>;

export interface CommentFormProps
  extends Pick<
      FormProps,
      | 'action'
      | 'defaultResult'
      | 'defaultValues'
      | 'headingLevel'
      | 'hiddenFields'
      | 'honeypot'
      | 'onSubmit'
    >,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit' | 'title'> {
  /** Maximum length of each field in UTF-16 code units. By default any length is valid. */
  maxLengths?: Partial<Readonly<Record<(typeof fields)[number], number>>>;
  labels?: Partial<CommentFormLabels>;
}

const fields = ['name', 'email', 'message'] as const;

/** The fields are `name`, `email` and `message`. Renders `<div>` with a `<form method="post">` or its confirmation. */
export function CommentForm({ maxLengths = {}, labels, className, ...props }: CommentFormProps) {
  const words = useLabels('CommentForm', defaultLabels, labels);
  const tooLong = {
    name: words.nameTooLong,
    email: words.emailInvalid,
    message: words.messageTooLong,
  };
  const validate = (data: FormData): FormErrors =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const { [field]: max = Infinity } = maxLengths;
        const isTooLong = String(data.get(field)).trim().length > max;
        return isTooLong ? [[field, fill(tooLong[field], { max })]] : [];
      }),
    );
  return (
    <Form
      {...props}
      title={words.title}
      text={words.note}
      labels={words}
      messages={{
        name: words.nameMissing,
        email: { missing: words.emailMissing, invalid: words.emailInvalid },
        message: words.messageMissing,
      }}
      validate={validate}
      className={cx(styles.root, className)}
    >
      <div className={styles.pair}>
        <TextField name="name" label={words.name} autoComplete="name" required />
        <TextField name="email" label={words.email} type="email" autoComplete="email" required />
      </div>
      <TextArea name="message" label={words.message} required />
      <SubmitButton>{words.submit}</SubmitButton>
    </Form>
  );
}
