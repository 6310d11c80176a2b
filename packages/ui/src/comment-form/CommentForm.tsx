'use client';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Alert } from '../alert/Alert.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Heading, type headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Trap } from '../internal/Trap.tsx';
import { useHydrated } from '../internal/useHydrated.ts';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import { Text } from '../text/Text.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import * as styles from './CommentForm.css.ts';
import type {
  CommentErrorLabels,
  CommentResult,
  CommentSubmission,
  CommentValues,
} from './comment.ts';
import { validateComment } from './validateComment.ts';

/** Words of the form. */
export interface CommentFormLabels extends CommentErrorLabels {
  /** @default 'Leave a comment' */
  title?: string;
  /** @default 'Name' */
  name?: string;
  /** @default 'Email' */
  email?: string;
  /**
   * Below the title.
   * @default 'Your email address is not published.'
   */
  note?: string;
  /** @default 'Comment' */
  message?: string;
  /** @default 'Submit Comment' */
  submit?: string;
  /** @default 'Submitting...' */
  submitting?: string;
  /**
   * Above the list of mistakes.
   * @default 'Please correct the marked fields.'
   */
  invalid?: string;
  /**
   * When `onSubmit` rejects.
   * @default 'An error occurred while submitting your comment'
   */
  failed?: string;
}

export interface CommentFormProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Address that takes the form without JavaScript, as `POST` with the fields name, email, message and website. */
  action: string;
  /** Further fields of the form, for example the post it belongs to. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Sends the comment. Without it the browser sends the form. */
  onSubmit?: (submission: CommentSubmission) => Promise<CommentResult>;
  /** What the fields hold at first: what was typed, when the server refused it. */
  initialValues?: Partial<CommentValues>;
  /** What the server answered to a form that the browser sent. */
  initialResult?: CommentResult;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: (typeof headingLevels)[number];
  labels?: CommentFormLabels;
}

const fieldNames = ['name', 'email', 'message'] as const;

/**
 * Takes a comment. Mistakes are gathered above the form; the confirmation replaces it; what was typed stays until it
 * is accepted. Renders `<div>` with a `<form method="post">`.
 */
export function CommentForm({
  action,
  hiddenFields = {},
  onSubmit,
  initialValues,
  initialResult,
  headingLevel = 3,
  labels = {},
  className,
  ...props
}: CommentFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const shownAt = useRef(0);
  const [submitting, setSubmitting] = useState(false);
  const [{ result, attempt }, setAnswer] = useState({ result: initialResult, attempt: 0 });
  const answer = (next: CommentResult) =>
    setAnswer((last) => ({ result: next, attempt: last.attempt + 1 }));

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  if (result?.ok) {
    return (
      <div {...props} className={cx(styles.root, className)}>
        <Confirmation>{result.message}</Confirmation>
      </div>
    );
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const submission = readForm(event.currentTarget, performance.now() - shownAt.current);
    const mistakes = validateComment(submission, labels);
    const { invalid = 'Please correct the marked fields.' } = labels;
    if (Object.keys(mistakes).length > 0) {
      event.preventDefault();
      answer({ ok: false, message: invalid, fields: mistakes });
      return;
    }
    if (!onSubmit) return;
    event.preventDefault();
    setSubmitting(true);
    const { failed = 'An error occurred while submitting your comment' } = labels;
    answer(await onSubmit(submission).catch(() => ({ ok: false as const, message: failed })));
    setSubmitting(false);
  };

  const errors = result?.fields ?? {};
  const fieldProps = (name: keyof CommentValues) => ({
    name,
    id: `${id}-${name}`,
    defaultValue: initialValues?.[name],
    error: errors[name],
    required: true,
  });
  return (
    <div {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size="h4" id={`${id}-title`}>
        {labels.title ?? 'Leave a comment'}
      </Heading>
      <Text size="small" tone="muted">
        {labels.note ?? 'Your email address is not published.'}
      </Text>
      {result && (
        <ErrorSummary
          key={attempt}
          title={result.message}
          errors={fieldNames.flatMap((name) => {
            const message = errors[name];
            return message ? { fieldId: `${id}-${name}`, message } : [];
          })}
        />
      )}
      <form
        method="post"
        action={action}
        // The browser checks the fields until scripts do it better.
        noValidate={hydrated}
        aria-labelledby={`${id}-title`}
        className={styles.form}
        onSubmit={submit}
      >
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.pair}>
          <TextField {...fieldProps('name')} label={labels.name ?? 'Name'} autoComplete="name" />
          <TextField
            {...fieldProps('email')}
            label={labels.email ?? 'Email'}
            type="email"
            autoComplete="email"
          />
        </div>
        <TextArea {...fieldProps('message')} label={labels.message ?? 'Comment'} />
        <Trap />
        <SubmitButton
          busy={submitting}
          busyLabel={labels.submitting ?? 'Submitting...'}
          className={styles.submit}
        >
          {labels.submit ?? 'Submit Comment'}
        </SubmitButton>
      </form>
    </div>
  );
}

/** Takes the focus that the form had, so that its message is read. */
function Confirmation({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return (
    <Alert ref={element} tone="success" tabIndex={-1}>
      <p>{children}</p>
    </Alert>
  );
}

function readForm(form: HTMLFormElement, fillMs: number): CommentSubmission {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    message: text('message').trim(),
    website: text('website'),
    fillMs: Math.round(fillMs),
  };
}
