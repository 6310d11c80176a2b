import {
  type ComponentPropsWithRef,
  type FormEvent,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type {
  FieldMessage,
  FormAction,
  FormErrors,
  FormLabels,
  FormResult,
  FormValues,
  Sending,
} from './answers.ts';
import { focusFirstField, inOrder, mistakesIn } from './controls.ts';

export interface FormOptions
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit' | 'title'> {
  /** URL to which the form is posted, or a server function. With `onSubmit`, it is used only before hydration. */
  action: string | FormAction;
  /**
   * Sends the form. `data` contains the fields, the honeypot `website`, which only bots fill in, and `fill_ms`, the time
   * in ms it took to fill in the form. Without `onSubmit`, the form is sent to `action`.
   */
  onSubmit?: (data: FormData, sending: Sending) => Promise<FormResult>;
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
  /**
   * Whether errors are also listed above the form. Otherwise focus moves to the first invalid field.
   * @default true
   */
  errorSummary?: boolean;
}

interface FormState {
  variant: string | undefined;
  result: FormResult | undefined;
  /** Variant to which the result belongs. */
  answered: string | undefined;
  /** Number of responses, the key of the error summary. */
  attempt: number;
  submitting: boolean;
  progress: number | undefined;
  /** Whether the confirmation replaces the form. */
  replaced: boolean;
  /** Initial values of the accepted form, which the next form does not repeat. */
  spent: FormValues;
}

const noAction = async () => undefined;

/**
 * State of a form from first input to confirmation.
 *
 * After hydration it does not submit through a React action: React resets the form after an action, even if it was
 * rejected, and other transitions, such as navigation, wait until its upload is complete.
 */
export function useForm(
  {
    action,
    onSubmit: submitted,
    messages = {},
    validate,
    defaultValues: valuesFromCaller = {},
    defaultResult,
    confirmationTime,
    variant,
    onVariantChange,
    errorSummary = true,
    ...props
  }: FormOptions,
  labels: FormLabels,
) {
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
  const [state, setState] = useState<FormState>({
    variant,
    result: first,
    answered: variant,
    attempt: 0,
    submitting: false,
    progress: undefined,
    replaced: first?.ok === true && confirmationTime === undefined,
    spent: {},
  });
  const { attempt, replaced } = state;
  const change = (next: Partial<FormState>) => setState((last) => ({ ...last, ...next }));

  if (variant !== state.variant) {
    const kept = state.result?.ok || state.answered === variant;
    change({ variant, replaced: false, result: kept ? state.result : undefined });
  }
  const result = state.result?.ok || state.answered === variant ? state.result : undefined;
  const followAnswer = useEffectEvent(() => {
    if (state.answered && state.answered !== variant) onVariantChange?.(state.answered);
  });
  useEffect(() => {
    if (attempt > 0) followAnswer();
  }, [attempt]);

  useEffect(() => {
    shownAt.current = performance.now();
    if (!replaced || confirmationTime === undefined) return;
    const comeBack = () => setState((last) => ({ ...last, replaced: false }));
    const timer = setTimeout(comeBack, confirmationTime);
    return () => clearTimeout(timer);
  }, [replaced, confirmationTime]);

  useLayoutEffect(() => {
    if (errorSummary || attempt === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errorSummary, attempt]);

  const answer = (next: FormResult) =>
    setState((last) => ({
      ...last,
      result: next,
      answered: next.ok ? last.variant : variant,
      attempt: last.attempt + 1,
      submitting: false,
      progress: undefined,
      replaced: next.ok,
      spent: next.ok ? defaultValues : last.spent,
    }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (state.submitting) return event.preventDefault();
    const sent = event.currentTarget;
    const refuse = (message: string, fields: FormErrors = {}) =>
      answer({ ok: false, message, fields: inOrder(sent, fields) });
    const data = new FormData(sent);
    const mistakes = { ...validate?.(data), ...mistakesIn(sent, messages) };
    if (Object.keys(mistakes).length > 0) {
      event.preventDefault();
      return refuse(labels.invalid, mistakes);
    }
    if (!onSubmit) return;
    event.preventDefault();
    data.set('fill_ms', String(Math.round(performance.now() - shownAt.current)));
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
    change({ submitting: true, result: undefined });
    try {
      const next = await onSubmit(data, {
        key: key.current,
        onProgress: (progress) => change({ progress }),
      });
      if (!next.ok) return refuse(next.message, next.fields);
      key.current = '';
      answer(next);
    } catch {
      refuse(labels.failed);
    }
  };

  const errors: FormErrors = (result?.ok === false && result.fields) || {};
  const field = (name: string) => ({
    id: `${id}-${name}`,
    error: errors[name],
    defaultValue: defaultValues[name] === state.spent[name] ? undefined : defaultValues[name],
  });
  const mistakes = Object.entries(errors).map(([name, message]) => ({
    fieldId: field(name).id,
    message,
  }));
  return {
    id,
    element,
    action: call ? formAction : (action as string),
    ...state,
    result,
    field,
    submit,
    /** Errors to list above the form, if any. */
    summary: errorSummary || mistakes.length === 0 ? mistakes : undefined,
    comesBack: confirmationTime !== undefined,
    /** Shows the form again immediately. */
    again: () => {
      flushSync(() => change({ replaced: false }));
      focusFirstField(element.current);
    },
    /** The remaining props, for the root element. */
    props,
  };
}
