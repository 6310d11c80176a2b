import {
  ConsentField,
  type FormProps,
  type FormResult,
  Grid,
  Picture,
  Stack,
  TextArea,
  TextField,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { deliveredForm } from '../../shell/deliveredForm.ts';
import { confirmation, mistakes, fields as words } from './content.ts';
import type { EnquiryResult } from './enquiry.ts';
import type { SentEnquiry } from './sent.ts';

/**
 * Props shared by every enquiry form.
 *
 * @param sent result of a submission without JavaScript
 * @param values initial values of the fields
 * @param selection the selection that is sent, which the confirmation repeats
 */
export function enquiryForm(
  sent: SentEnquiry | undefined,
  values?: FormProps['defaultValues'],
  selection?: ReactNode,
) {
  return {
    defaultValues: { ...values, ...(!sent?.result.ok && sent?.values) },
    defaultResult: sent && formResult(sent.result, sent.values.severity, selection),
    confirmationTime: 5000,
    figure: <Picture src="/images/bearing-start.svg" width={240} height={240} alt="" fit="own" />,
    messages: mistakes,
    labels: { submitting: words.submitting, uploading: words.submitting },
    ...deliveredForm(
      () => import('./deliver.ts'),
      async ({ deliver }, form, sending) => {
        const severity = form.get('severity')?.toString();
        return formResult(await deliver(form, sending), severity, selection);
      },
    ),
  } satisfies Partial<FormProps>;
}

function formResult(
  result: EnquiryResult,
  severity: string | undefined,
  selection: ReactNode,
): FormResult {
  if (!result.ok) return result;
  const texts = {
    accepted: confirmation.text(severity),
    held: confirmation.held,
    'held-without-files': confirmation.heldWithoutFiles,
  };
  const text = texts[result.code];
  return {
    ok: true,
    title: confirmation.title,
    message: (
      <Stack gap="m">
        <p>
          {text} {confirmation.reference}{' '}
          <strong>
            <data value={result.reference}>{result.reference}</data>
          </strong>
          .
        </p>
        {result.files.length > 0 && (
          <p>
            {confirmation.files} <bdi>{result.files.join(', ')}</bdi>.
          </p>
        )}
        {selection}
      </Stack>
    ),
  };
}

interface GeneralFieldsProps {
  /** @default the label of the contact form */
  message?: string;
  messageHint?: string;
}

/** Name and contact details of the sender. */
export function Sender({ companyHint }: { companyHint?: string | undefined }) {
  return (
    <Grid columns="two" gap="l">
      <TextField name="name" label={words.name} autoComplete="name" required />
      <TextField name="email" label={words.email} type="email" autoComplete="email" required />
      <TextField name="phone" label={words.phone} type="tel" autoComplete="tel" />
      <TextField
        name="company"
        label={words.company}
        hint={companyHint}
        autoComplete="organization"
      />
    </Grid>
  );
}

/** Fields of the general form on every page, except its subject. */
export function GeneralFields({ message = words.message, messageHint }: GeneralFieldsProps) {
  return <TextArea name="message" label={message} hint={messageHint} required />;
}

export function Consent() {
  return (
    <ConsentField
      name="consent"
      label={words.consent}
      documents={words.consentDocuments}
      note={words.consentNote}
    />
  );
}
