import { ENQUIRY_TEXTS } from '@brand/service/contract';
import { ConsentField, type FormProps, type FormResult, Grid, TextField } from '@brand/ui';
import { confirmation, mistakes, fields as words } from './content.ts';
import type { EnquiryResult } from './enquiry.ts';
import type { SentEnquiry } from './receive.ts';

/** The service's rules load when a visitor reaches the form, not with the page. */
const loadDelivery = () => import('./deliver.ts');

/**
 * Props shared by every enquiry form.
 *
 * @param sent the answer of the server to a form that the browser sent
 * @param values what the fields hold at first
 */
export function enquiryForm(sent: SentEnquiry | undefined, values?: FormProps['defaultValues']) {
  return {
    defaultValues: { ...values, ...(!sent?.result.ok && sent?.values) },
    defaultResult: sent && formResult(sent.result, sent.values.severity),
    confirmationTime: 5000,
    messages: mistakes,
    labels: { submitting: words.submitting, uploading: words.submitting },
    onFocus: () => void loadDelivery().catch(() => {}),
    onSubmit: async (form, sending) => {
      const { deliver } = await loadDelivery();
      const severity = form.get('severity')?.toString();
      return formResult(await deliver(form, sending), severity);
    },
  } satisfies Partial<FormProps>;
}

function formResult(result: EnquiryResult, severity: string | undefined): FormResult {
  if (!result.ok) return result;
  // The response time is promised only for messages that are not held back as possible spam.
  const isAccepted = result.message === ENQUIRY_TEXTS.accepted;
  const text = isAccepted ? confirmation.text(severity) : result.message;
  return {
    ok: true,
    title: confirmation.title,
    message: (
      <>
        {text} {confirmation.reference} <strong>{result.reference}</strong>.
      </>
    ),
  };
}

/** Who writes. */
export function Sender() {
  return (
    <Grid columns="two" gap="l">
      <TextField name="name" label={words.name} autoComplete="name" required />
      <TextField name="email" label={words.email} type="email" autoComplete="email" required />
      <TextField name="phone" label={words.phone} type="tel" autoComplete="tel" />
      <TextField name="company" label={words.company} autoComplete="organization" />
    </Grid>
  );
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
