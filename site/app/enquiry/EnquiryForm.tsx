import {
  ConsentField,
  ErrorSummary,
  Grid,
  Progress,
  Stack,
  SubmitButton,
  TextField,
  VisuallyHidden,
} from '@brand/ui';
import { type ReactNode, useId, useState } from 'react';
import { fields as words } from '../content/contact.ts';
import { useHydrated } from '../shell/useHydrated.ts';
import { Confirmation } from './Confirmation.tsx';
import { type EnquiryField, fieldOrder } from './enquiry.ts';
import type { SentEnquiry } from './receive.ts';
import { useEnquiry } from './useEnquiry.ts';

/** Attributes that join a field to what was typed and what is wrong with it. */
export type FieldProps = (name: EnquiryField) => {
  name: EnquiryField;
  id: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

interface EnquiryFormProps {
  /** Name of the form. */
  label: string;
  /** Address that takes the form without JavaScript. */
  action: string;
  /** Further values: `kind`, and what the enquiry is about. */
  hidden: Readonly<Record<string, string>>;
  /** What the fields hold at first. */
  values?: Readonly<Record<string, string>>;
  /** What the server answered to a form that the browser sent. */
  sent: SentEnquiry | undefined;
  submit?: string;
  /** The fields between those about the sender and the consent. */
  children: (field: FieldProps) => ReactNode;
}

/** Takes an enquiry: checks it, sends it with its progress, confirms it, and loses nothing that was typed. */
export function EnquiryForm({
  label,
  action,
  hidden,
  values,
  sent,
  submit = words.submit,
  children,
}: EnquiryFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { state, send, prepare, restart, forget } = useEnquiry(sent?.result);
  const [shownKind, setShownKind] = useState(hidden.kind);
  if (hidden.kind !== shownKind) {
    setShownKind(hidden.kind);
    forget();
  }

  const errors = state.refused?.fields ?? {};
  const typed = { ...values, ...sent?.values };
  const field: FieldProps = (name) => ({
    name,
    id: `${id}-${name}`,
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <Stack gap="l">
      {state.accepted && (
        <Confirmation
          reference={state.accepted.reference}
          onAgain={state.formShown ? undefined : restart}
        />
      )}
      {state.refused && (
        <ErrorSummary
          key={state.attempt}
          title={state.refused.message}
          errors={fieldOrder.flatMap((name) => {
            const message = errors[name];
            return message ? { fieldId: `${id}-${name}`, message } : [];
          })}
        />
      )}
      {state.formShown && (
        <form
          key={state.round}
          method="post"
          encType="multipart/form-data"
          action={action}
          // The browser checks the fields until scripts do it better.
          noValidate={hydrated}
          aria-label={label}
          onFocus={prepare}
          onSubmit={send}
        >
          <Stack gap="l">
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Grid columns="two" gap="l">
              <TextField {...field('name')} label={words.name} autoComplete="name" required />
              <TextField
                {...field('email')}
                label={words.email}
                type="email"
                autoComplete="email"
                required
              />
              <TextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
              <TextField {...field('company')} label={words.company} autoComplete="organization" />
            </Grid>
            {children(field)}
            <VisuallyHidden aria-hidden="true">
              <label>
                Website <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </VisuallyHidden>
            <ConsentField
              name="consent"
              id={`${id}-consent`}
              error={errors.consent}
              label={words.consent}
              documents={words.consentDocuments}
              note={words.consentNote}
            />
            {state.sending && <Progress label={words.submitting} value={state.progress} />}
            <Stack direction="inline">
              <SubmitButton busy={state.sending} busyLabel={words.submitting}>
                {submit}
              </SubmitButton>
            </Stack>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
