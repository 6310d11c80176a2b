'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Progress } from '../progress/Progress.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Confirmation } from './Confirmation.tsx';
import * as styles from './Form.css.ts';
import { FormContext } from './FormContext.ts';
import type { useForm } from './useForm.ts';

export interface FormViewProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit' | 'title'> {
  /** Id of the `<form>`, which fields elsewhere name with `form`. */
  formId?: string;
  /** Set to `multipart/form-data` for a form with files. */
  encType?: 'multipart/form-data';
  /** Values of hidden fields, for example the page from which the form is sent. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Heading and accessible name of the form. Without it, set `aria-label` or `aria-labelledby`. */
  title?: ReactNode;
  /** Text below the title. */
  text?: ReactNode;
  /** Decorative picture beside the confirmation while it replaces the form, on dark ground. */
  figure?: ReactNode;
  /** The fields and a `SubmitButton`. Fields get their error and initial value from the form by their `name`. */
  children?: ReactNode;
}

/** The confirmation or the form, with its errors. */
export function FormView({
  form: { id, result, attempt, isConfirmed, submitting, progress, field, words, ...form },
  formId,
  encType,
  hiddenFields = {},
  title,
  text,
  figure,
  headingLevel = 3,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  className,
  children,
  ...props
}: FormViewProps & { form: Omit<ReturnType<typeof useForm>, 'props'> }) {
  const hydrated = useHydrated();
  return (
    <div {...props} className={cx(styles.root, className)}>
      {title && !isConfirmed && (
        <Heading level={headingLevel} size="h4" id={`${id}-title`}>
          {title}
        </Heading>
      )}
      {text && !isConfirmed && (
        <Text size="small" tone="muted">
          {text}
        </Text>
      )}
      {result?.ok && (
        <Confirmation
          key={attempt}
          title={result.title}
          replaces={isConfirmed}
          figure={figure}
          reopenLabel={form.reopens && words.again}
          onReopen={form.reopen}
        >
          {result.message}
        </Confirmation>
      )}
      {result?.ok === false && form.summary && (
        <ErrorSummary
          key={attempt}
          title={result.message ?? (form.summary.length > 0 ? words.invalid : words.failed)}
          headingLevel={headingLevel}
          errors={form.summary}
        />
      )}
      {!isConfirmed && (
        <form
          ref={form.element}
          id={formId}
          {...(typeof form.action === 'string'
            ? { action: form.action, method: 'post', encType }
            : // React sets the other attributes.
              { action: form.action })}
          // The browser validates until hydration.
          noValidate={hydrated}
          aria-label={label}
          aria-labelledby={title ? `${id}-title` : labelledBy}
          className={styles.form}
          onSubmit={form.submit}
        >
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FormContext value={{ field, submitting, submittingLabel: words.submitting }}>
            {children}
          </FormContext>
          {form.honeypot && (
            // Bots detect `display: none`.
            <VisuallyHidden aria-hidden="true">
              <label>
                {form.honeypot} <input name={form.honeypot} tabIndex={-1} autoComplete="off" />
              </label>
            </VisuallyHidden>
          )}
          {progress !== undefined && (
            // Once everything is sent, the time until the response is unknown.
            <Progress label={words.uploading} value={progress < 1 ? progress : undefined} />
          )}
        </form>
      )}
    </div>
  );
}
