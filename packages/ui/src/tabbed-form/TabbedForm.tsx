'use client';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { cx } from '../internal/cx.ts';
import { Trap } from '../internal/Trap.tsx';
import { useControlled } from '../internal/useControlled.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Progress } from '../progress/Progress.tsx';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import { Tabs } from '../tabs/index.ts';
import { Confirmation } from './Confirmation.tsx';
import { firstField, inOrder, mistakesIn } from './controls.ts';
import {
  defaultLabels,
  type FieldMessage,
  type FormField,
  type FormResult,
  type FormTab,
  type Sending,
  type TabbedFormLabels,
} from './form.ts';
import * as styles from './TabbedForm.css.ts';
import { SelectedTab } from './TabbedFormFields.tsx';

export interface TabbedFormProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onSubmit'> {
  /** What the tabs choose, for example `What is it about?`. */
  label: string;
  tabs: readonly FormTab[];
  /** Value of the selected tab, when the caller holds it. When the caller changes it, the first field takes focus. */
  value?: string;
  /** Value of the tab that is selected at first. By default the first. */
  defaultValue?: string;
  /** Is told the value of the tab that the visitor selects. */
  onValueChange?: (value: string) => void;
  /** Address that takes the form without JavaScript, as `POST` of `multipart/form-data`. */
  action: string;
  /**
   * Name under which the form sends the value of the tab.
   * @default 'kind'
   */
  name?: string;
  /** Further fields that nobody sees. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** What to say of a wrong field, by its name. By default what the browser says. */
  messages?: Readonly<Record<string, FieldMessage>>;
  /**
   * Sends the form. Beside the fields, `data` holds `website`, which only robots fill, and `fill_ms`, the time it took.
   * Without it the browser sends the form.
   */
  onSubmit?: (data: FormData, sending: Sending) => Promise<FormResult>;
  /** What the fields hold at first, by their names. */
  initialValues?: Readonly<Record<string, string>>;
  /** What the server answered to a form that the browser sent. */
  initialResult?: FormResult;
  /**
   * Time in ms after which the form comes back; the confirmation stays above it.
   * @default 5000
   */
  confirmationTime?: number;
  labels?: Partial<TabbedFormLabels>;
  /** The fields: those of every tab as they are, those of one in `TabbedFormFields`. */
  children: (field: (name: string) => FormField) => ReactNode;
}

/**
 * Variants of one form under tabs. What is typed survives a change of tab, a mistake and a failure; the confirmation
 * replaces the form for a while. Renders `<div>` with a `<form method="post">`.
 */
export function TabbedForm({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value ?? '',
  onValueChange,
  action,
  name = 'kind',
  hiddenFields = {},
  messages = {},
  onSubmit,
  initialValues = {},
  initialResult,
  confirmationTime = 5000,
  labels,
  className,
  children,
  ...props
}: TabbedFormProps) {
  const words = { ...defaultLabels, ...labels };
  const id = useId();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const focusesField = useRef(false);
  const [tab, setTab] = useControlled(value, defaultValue, onValueChange);
  const [{ result, attempt }, setAnswer] = useState({ result: initialResult, attempt: 0 });
  const [progress, setProgress] = useState<number>();
  const [submitting, setSubmitting] = useState(false);
  const [replaced, setReplaced] = useState(false);
  const [emptied, setEmptied] = useState(false);

  const answer = (next: FormResult) =>
    setAnswer((last) => ({ result: next, attempt: last.attempt + 1 }));

  // Mistakes are those of the tab that was sent.
  const [shownTab, setShownTab] = useState(tab);
  const chosenHere = useRef(tab);
  if (tab !== shownTab) {
    setShownTab(tab);
    setReplaced(false);
    if (!result?.ok) setAnswer({ result: undefined, attempt });
  }
  useEffect(() => {
    if (chosenHere.current === tab) return;
    chosenHere.current = tab;
    // Where the page goes is the caller's choice, usually by the fragment of a link.
    firstField(form.current)?.focus({ preventScroll: true });
  }, [tab]);

  useEffect(() => {
    shownAt.current = performance.now();
    if (!replaced) {
      if (focusesField.current) firstField(form.current)?.focus();
      focusesField.current = false;
      return;
    }
    const timer = setTimeout(() => setReplaced(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [replaced, confirmationTime]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const sent = event.currentTarget;
    const mistakes = mistakesIn(sent, messages);
    if (Object.keys(mistakes).length > 0) {
      event.preventDefault();
      answer({ ok: false, message: words.invalid, fields: mistakes });
      return;
    }
    if (!onSubmit) return;
    event.preventDefault();
    const data = new FormData(sent);
    data.set('fill_ms', String(Math.round(performance.now() - shownAt.current)));
    setSubmitting(true);
    const next = await onSubmit(data, { value: tab, onProgress: setProgress }).catch(
      (): FormResult => ({ ok: false, message: words.failed }),
    );
    setSubmitting(false);
    setProgress(undefined);
    if (next.ok) {
      setReplaced(true);
      setEmptied(true);
    }
    answer(next.ok ? next : { ...next, fields: inOrder(sent, next.fields ?? {}) });
  };

  const current = tabs.find((one) => one.value === tab);
  const refused = result?.ok === false ? result : undefined;
  const field = (fieldName: string): FormField => ({
    name: fieldName,
    id: `${id}-${fieldName}`,
    error: refused?.fields?.[fieldName],
    defaultValue: emptied ? undefined : initialValues[fieldName],
  });
  return (
    <Tabs.Root
      {...props}
      value={tab}
      onValueChange={(next) => {
        chosenHere.current = next;
        setTab(next);
      }}
      className={cx(styles.root, className)}
    >
      <Tabs.List label={label}>
        {tabs.map((one) => (
          <Tabs.Tab key={one.value} value={one.value} href={one.href}>
            {one.name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel className={styles.panel}>
        {result?.ok && (
          <Confirmation
            key={attempt}
            title={result.title}
            again={replaced ? words.again : undefined}
            onAgain={() => {
              focusesField.current = true;
              setReplaced(false);
            }}
          >
            {result.message}
          </Confirmation>
        )}
        {refused && (
          <ErrorSummary
            key={attempt}
            title={refused.message}
            errors={Object.entries(refused.fields ?? {}).map(([fieldName, message]) => ({
              fieldId: field(fieldName).id,
              message,
            }))}
          />
        )}
        {!replaced && (
          <form
            ref={form}
            method="post"
            action={action}
            encType="multipart/form-data"
            // The browser checks the fields until scripts do it better.
            noValidate={hydrated}
            aria-label={current?.name}
            className={styles.form}
            onSubmit={submit}
          >
            <input type="hidden" name={name} value={tab} />
            {Object.entries(hiddenFields).map(([hiddenName, content]) => (
              <input key={hiddenName} type="hidden" name={hiddenName} value={content} />
            ))}
            <SelectedTab value={tab}>{children(field)}</SelectedTab>
            <Trap />
            {progress !== undefined && (
              // All is sent, but not yet accepted: how long that takes is unknown.
              <Progress label={words.uploading} value={progress < 1 ? progress : undefined} />
            )}
            <SubmitButton busy={submitting} busyLabel={words.submitting} className={styles.submit}>
              {current?.submit ?? words.submit}
            </SubmitButton>
          </form>
        )}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
