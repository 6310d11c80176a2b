import {
  type FormEvent,
  useActionState,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { after } from '../internal/after.ts';
import { idPart } from '../internal/idPart.ts';
import { useLabels } from '../internal/labels.ts';
import { useFocusAfter } from '../internal/useFocusAfter.ts';
import { useFormEvent } from '../internal/useFormEvent.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import {
  defaultLabels,
  type FieldMessage,
  type FormAction,
  type FormErrors,
  type FormLabels,
  type FormResult,
  type FormValues,
  type Honeypot,
  type Sending,
} from './answers.ts';
import { focusFirstField, idsOf, inFieldOrder, mistakesIn } from './controls.ts';
import { submissionReducer } from './submission.ts';

export interface FormOptions {
  /** URL to which the form is posted, or a server function. With `onSubmit`, it is used only before hydration. */
  action: string | FormAction;
  /**
   * Sends the form; `data` includes the fields of the honeypot, and name and value of the pressed button. With `native`,
   * for example because its script did not load, the browser sends the form to `action` after all, as it does without
   * `onSubmit`. It also follows a button with `formAction`, `formMethod` or `formTarget` itself.
   */
  onSubmit?: (data: FormData, sending: Sending) => Promise<FormResult | 'native'>;
  /** Names of the fields by which the server detects bots. By default there are none. */
  honeypot?: Honeypot;
  /** Error messages by field name. Defaults to the browser's messages. */
  messages?: Readonly<Record<string, FieldMessage>>;
  /** Returns errors that the attributes of the fields cannot express. */
  validate?: (data: FormData) => FormErrors;
  /** Initial values by field name. */
  defaultValues?: FormValues;
  /** The server's response to a form that was submitted to a URL without JavaScript. */
  defaultResult?: FormResult;
  /** Time in ms after which the form reappears below its confirmation. Without it the form can be sent once. */
  confirmationTime?: number;
  /** Current variant of a form that has several. Changing it removes the errors of the previous one. */
  variant?: string;
  /** Called with a variant that is rejected while another is shown. Its errors appear once it is shown again. */
  onVariantChange?: (variant: string) => void;
  /** Whether errors are also listed above the form. Otherwise focus moves to the first invalid field. @default true */
  errorSummary?: boolean;
  labels?: Partial<FormLabels>;
}

const noAction = async () => undefined;

/**
 * State of a form from first input to confirmation.
 *
 * After hydration it does not submit through a React action: React resets the form after an action, even if it was
 * rejected, and other transitions, such as navigation, wait until its upload is complete.
 */
export function useForm<Props extends FormOptions>(options: Props) {
  const {
    action,
    onSubmit: submitted,
    honeypot,
    messages = {},
    validate,
    defaultValues: valuesFromCaller = {},
    defaultResult,
    confirmationTime,
    variant,
    onVariantChange,
    errorSummary = true,
    labels,
    ...props
  }: FormOptions = options;
  const words = useLabels('Form', defaultLabels, labels);
  const call = typeof action === 'function' ? action : undefined;
  // Before hydration, the form is posted to the function, and the server renders the page with its result.
  const [first, formAction] = useActionState<FormResult | undefined, FormData>(
    call ?? noAction,
    defaultResult,
  );
  const onSubmit = submitted ?? (call && ((data: FormData) => call(undefined, data)));
  const defaultValues =
    first?.ok === false ? { ...valuesFromCaller, ...first.values } : valuesFromCaller;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const shownAt = useRef(0);
  const [submission, dispatch] = useReducer(submissionReducer, {
    phase: first?.ok && confirmationTime === undefined ? 'confirmed' : 'editing',
    result: first,
    variant,
    attempt: 0,
    acceptedValues: {},
  });
  const { attempt, acceptedValues } = submission;
  // Errors and the confirmation of another variant do not affect the one that is shown.
  const isCurrent = submission.variant === variant;
  const result = isCurrent || submission.result?.ok ? submission.result : undefined;
  const isConfirmed = isCurrent && submission.phase === 'confirmed';

  useEffect(() => {
    shownAt.current = performance.now();
    if (!isConfirmed || confirmationTime === undefined) return;
    return after(confirmationTime, () => dispatch({ type: 'reopen' }));
  }, [isConfirmed, confirmationTime]);

  useOnChange(variant, () => dispatch({ type: 'variant', variant }));
  useOnChange(attempt, () => {
    if (submission.variant && submission.result && !result) onVariantChange?.(submission.variant);
  });
  useFocusAfter(!errorSummary && attempt, () =>
    element.current?.querySelector<HTMLElement>('[aria-invalid]'),
  );

  useFormEvent(element, 'reset', () => dispatch({ type: 'reset' }));
  /** Ids that the fields have, once they are on the page. */
  const [ids, setIds] = useState<FormErrors>({});
  const idOf = (name: string) => `${id}-${idPart(name)}`;
  useOnChange(result, () => setIds(idsOf(element.current, idOf)), true);

  const finish = (next: FormResult) =>
    dispatch({ type: 'result', result: next, variant, values: defaultValues });

  /** Whether the browser sends the form after all. */
  const isNative = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: form } = event;
    // React passes on the submission of a form in a portal.
    if (event.target !== form || isNative.current) return;
    if (submission.phase === 'submitting') return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const reject = ({
      message,
      fields = {},
    }: {
      message?: string | undefined;
      fields?: FormErrors;
    }) => finish({ ok: false, message, fields: inFieldOrder(form, fields) });
    const data = new FormData(form, submitter);
    const mistakes = submitter?.hasAttribute('formnovalidate')
      ? {}
      : { ...validate?.(data), ...mistakesIn(form, messages) };
    if (Object.keys(mistakes).length > 0) {
      event.preventDefault();
      return reject({ fields: mistakes });
    }
    // Such a button sends the form somewhere else.
    if (!onSubmit || submitter?.matches('[formaction],[formmethod],[formtarget]')) return;
    event.preventDefault();
    if (honeypot)
      data.set(honeypot.fillTime, String(Math.round(performance.now() - shownAt.current)));
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
    dispatch({ type: 'submit' });
    try {
      const next = await onSubmit(data, {
        key: key.current,
        onProgress: (progress) => dispatch({ type: 'submit', progress }),
      });
      if (next === 'native') {
        // Back shows the page as it was left.
        addEventListener('pageshow', () => dispatch({ type: 'reopen' }), { once: true });
        // The browser ignores a submission during the event of another one.
        await new Promise((resolve) => setTimeout(resolve));
        isNative.current = true;
        // The pressed button may be gone.
        form.requestSubmit(form.contains(submitter) ? submitter : undefined);
        isNative.current = false;
        return;
      }
      if (!next.ok) return reject(next);
      key.current = '';
      finish(next);
    } catch {
      reject({});
    }
  };

  const errors: FormErrors = (result?.ok === false && result.fields) || {};
  const field = (name: string) => ({
    id: idOf(name),
    error: errors[name],
    defaultValue: defaultValues[name] === acceptedValues[name] ? undefined : defaultValues[name],
  });
  const mistakes = Object.entries(errors).map(([name, message]) => ({
    fieldId: ids[name] ?? idOf(name),
    message,
  }));
  return {
    id,
    words,
    element,
    action: call ? formAction : (action as string),
    attempt,
    progress: submission.progress,
    result,
    isConfirmed,
    submitting: submission.phase === 'submitting',
    field,
    submit,
    /** Errors to list above the form, if any. */
    summary: errorSummary || mistakes.length === 0 ? mistakes : undefined,
    honeypot: honeypot?.name,
    /** Whether the form reappears below its confirmation. */
    reopens: confirmationTime !== undefined,
    /** Shows the form again immediately. */
    reopen: () => {
      flushSync(() => dispatch({ type: 'reopen' }));
      focusFirstField(element.current);
    },
    /** The remaining props. */
    props: props as Omit<Props, keyof FormOptions>,
  };
}
