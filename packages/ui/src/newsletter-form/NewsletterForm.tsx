'use client';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Alert } from '../alert/Alert.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { cx } from '../internal/cx.ts';
import { Trap } from '../internal/Trap.tsx';
import { useHydrated } from '../internal/useHydrated.ts';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import * as styles from './NewsletterForm.css.ts';

/** What the form hands over. */
export interface NewsletterSubmission {
  email: string;
  /** Content of a field that people do not see: a robot filled it. */
  website: string;
}

/** What became of a subscription. */
export type NewsletterResult =
  | { ok: true; message: string }
  | {
      ok: false;
      message: string;
      /** Whether the address is to blame: then the message stands at the field. */
      invalidEmail?: boolean;
    };

/** Words of the form. */
export interface NewsletterFormLabels {
  /** @default 'Work email' */
  email: string;
  /**
   * What follows.
   * @default 'We send you an email to confirm your address.'
   */
  hint: string;
  /** @default 'Subscribe' */
  submit: string;
  /** @default 'Submitting...' */
  submitting: string;
  /** @default 'Please enter your email address.' */
  missing: string;
  /** @default 'Please enter a valid email address.' */
  invalid: string;
  /**
   * When `onSubmit` rejects.
   * @default 'Your address could not be sent. Please try again.'
   */
  failed: string;
}

const defaultLabels: NewsletterFormLabels = {
  email: 'Work email',
  hint: 'We send you an email to confirm your address.',
  submit: 'Subscribe',
  submitting: 'Submitting...',
  missing: 'Please enter your email address.',
  invalid: 'Please enter a valid email address.',
  failed: 'Your address could not be sent. Please try again.',
};

export interface NewsletterFormProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Address that takes the form without JavaScript, as `POST` with the fields email and website. */
  action: string;
  /** Further fields of the form, for example the page to come back to. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Sends the address. Without it the browser sends the form. */
  onSubmit?: (submission: NewsletterSubmission) => Promise<NewsletterResult>;
  /** What the field holds at first: what was typed, when the server refused it. */
  initialEmail?: string;
  /** What the server answered to a form that the browser sent. */
  initialResult?: NewsletterResult;
  labels?: Partial<NewsletterFormLabels>;
}

/** Asks for an email address, once. The confirmation replaces the form. Renders `<div>` with a `<form method="post">`. */
export function NewsletterForm({
  action,
  hiddenFields = {},
  onSubmit,
  initialEmail,
  initialResult,
  labels,
  className,
  ...props
}: NewsletterFormProps) {
  const words = { ...defaultLabels, ...labels };
  const id = useId();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const [{ result, attempt }, setAnswer] = useState({ result: initialResult, attempt: 0 });
  const answer = (next: NewsletterResult) =>
    setAnswer((last) => ({ result: next, attempt: last.attempt + 1 }));

  const blamed = result?.ok === false && result.invalidEmail ? result.message : undefined;
  useLayoutEffect(() => {
    if (attempt === 0) return;
    if (result?.ok) confirmation.current?.focus();
    else if (blamed) input.current?.focus();
  }, [attempt, result, blamed]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!input.current?.validity.valid) {
      event.preventDefault();
      const empty = input.current?.validity.valueMissing;
      answer({ ok: false, message: empty ? words.missing : words.invalid, invalidEmail: true });
      return;
    }
    if (!onSubmit) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSubmitting(true);
    answer(
      await onSubmit({
        email: String(data.get('email')).trim(),
        website: String(data.get('website')),
      }).catch(() => ({ ok: false as const, message: words.failed })),
    );
    setSubmitting(false);
  };

  return (
    <div {...props} className={cx(styles.root, className)}>
      {result?.ok === false && !blamed && <ErrorSummary key={attempt} title={result.message} />}
      {result?.ok ? (
        <Alert ref={confirmation} tone="success" tabIndex={-1}>
          <p>{result.message}</p>
        </Alert>
      ) : (
        <form
          method="post"
          action={action}
          // The browser checks the address until scripts do it better.
          noValidate={hydrated}
          onSubmit={submit}
        >
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            label={words.email}
            hint={words.hint}
            error={blamed}
            controlId={`${id}-email`}
            required
          >
            {(control) => (
              <div className={styles.row}>
                <input
                  {...control}
                  ref={input}
                  type="email"
                  name="email"
                  autoComplete="email"
                  defaultValue={initialEmail}
                  className={cx(control.className, styles.input)}
                />
                <SubmitButton
                  busy={submitting}
                  busyLabel={words.submitting}
                  className={styles.submit}
                >
                  {words.submit}
                </SubmitButton>
              </div>
            )}
          </Field>
          <Trap />
        </form>
      )}
    </div>
  );
}
