import {
  ENQUIRY_LIMITS,
  type EnquiryRequest,
  PARTNERSHIP_INTERESTS,
} from '@brand/service/contract';
import {
  FileField,
  Grid,
  RadioGroup,
  Select,
  Stack,
  TabbedForm,
  TabbedFormFields,
  TextArea,
  TextField,
  type UnitSystem,
  useUnits,
} from '@brand/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fields as words } from '../../blocks/enquiry/content.ts';
import { kindOf } from '../../blocks/enquiry/enquiry.ts';
import { Consent, enquiryForm, Sender } from '../../blocks/enquiry/enquiryForm.tsx';
import type { SentEnquiry } from '../../blocks/enquiry/receive.ts';
import { planOf, plans } from '../../company/plans.ts';
import { responseLevels } from '../../company/responseLevels.ts';
import type { Quote } from '../../selection/quote.ts';
import { documentRequest, form, quoteRequest } from './content.ts';
import type { Known } from './known.ts';
import { QuoteRequest } from './QuoteRequest.tsx';
import { ownPart } from './query.ts';

interface ContactFormProps {
  known: Known;
  sent: SentEnquiry | undefined;
}

/** The three forms. The address says which one is shown and how it is filled in. */
export function ContactForm({ known, sent }: ContactFormProps) {
  const [query, setQuery] = useSearchParams();
  const kind = kindOf(query.get('tab'));
  const plan = planOf(query.get('plan'));
  const { requested } = known;
  const interest = query.get('interest') ?? '';
  const found = withUnits(known.quote, useUnits().system);
  // What was sent is not sent again with the next message.
  const quote = sent?.result.ok ? undefined : found;
  const withTab = (tab: string) => new URLSearchParams({ ...Object.fromEntries(query), tab });
  const hrefOf = (tab: string) => `?${withTab(tab)}#contact-form`;
  const element = useRef<HTMLDivElement>(null);
  useFocusOnArrival(element, interest !== '');
  const asked = requested ? documentRequest.message(requested) : '';
  const { onSubmit, ...shared } = enquiryForm(sent, {
    plan: plan?.name ?? '',
    subject: plan?.name ?? quote?.subject ?? (requested ? documentRequest.subject(requested) : ''),
    message: quote ? quoteRequest.message : asked,
    message_code: known.messageCode,
    // A message that stops the machine is what the first level describes; the visitor may know better.
    severity: known.stopped ? 'critical' : '',
    issue: asked,
    interest,
  });
  const rest = ownPart(query);
  return (
    <Stack gap="xl">
      {quote && <QuoteRequest quote={quote} removeHref={`?${rest}#contact-form`} />}
      <TabbedForm
        {...shared}
        onSubmit={async (data, sending) => {
          const result = await onSubmit(data, sending);
          if (result.ok && quote) setQuery(rest, { replace: true, preventScrollReset: true });
          return result;
        }}
        ref={element}
        label={form.title}
        options={form.tabs.map((tab) => ({ ...tab, href: hrefOf(tab.value) }))}
        value={kind}
        onValueChange={(tab) => setQuery(withTab(tab), { replace: true, preventScrollReset: true })}
        action={`/contact${hrefOf(kind)}`}
        hiddenFields={{
          source: '/contact',
          ...(quote && { request: JSON.stringify(sentOf(quote)) }),
        }}
      >
        <Sender />
        <TabbedFormFields of="general">
          {plan && (
            <Select
              name="plan"
              label={words.plan}
              placeholder={words.planPlaceholder}
              options={plans.map(({ name, price }) => ({
                value: name,
                label: `${name}, ${price}`,
              }))}
              onChange={({ currentTarget }) => followPlan(currentTarget)}
            />
          )}
          <TextField name="subject" label={words.subject} required />
          <TextArea name="message" label={words.message} required />
        </TabbedFormFields>
        <TabbedFormFields of="support">
          <RadioGroup
            name="severity"
            label={words.severity}
            options={responseLevels.map(({ severity, time, text }) => ({
              value: severity,
              label: `${words.severities[severity]}: ${words.answeredWithin} ${time}`,
              hint: text,
            }))}
          />
          <Grid columns="two" gap="l">
            <TextField
              name="serial_number"
              label={words.serialNumber}
              hint={words.serialNumberHint}
            />
            <TextField
              name="product_model"
              label={words.productModel}
              hint={words.productModelHint}
              list="product-models"
            />
            <datalist id="product-models">
              {known.models.map((code) => (
                <option key={code} value={code} />
              ))}
            </datalist>
          </Grid>
          <Select
            name="message_code"
            label={words.messageCode}
            placeholder={words.messageCodePlaceholder}
            options={known.messages}
          />
          <TextArea name="issue" label={words.issue} required />
          <FileField
            name="files"
            label={words.files}
            hint={words.filesHint}
            accept=".png,.jpg,.jpeg,.pdf"
            multiple
            maxSize={ENQUIRY_LIMITS.file}
            maxFiles={ENQUIRY_LIMITS.files}
          />
        </TabbedFormFields>
        <TabbedFormFields of="partnership">
          <Grid columns="two" gap="l">
            <Select
              name="interest"
              label={words.interest}
              placeholder={words.interestPlaceholder}
              options={PARTNERSHIP_INTERESTS.map((value) => ({
                value,
                label: words.interests[value],
              }))}
              required
            />
            <TextField name="region" label={words.region} />
          </Grid>
          <TextArea name="experience" label={words.experience} />
        </TabbedFormFields>
        <Consent />
      </TabbedForm>
    </Stack>
  );
}

/** A subject that names a plan follows the choice; one that was typed stays. */
function followPlan({ form, value }: HTMLSelectElement) {
  const subject = form?.elements.namedItem('subject');
  if (!(subject instanceof HTMLInputElement)) return;
  if (['', ...plans.map(({ name }) => name)].includes(subject.value)) subject.value = value;
}

/** The system that the browser remembers, where the address names none. */
function withUnits(quote: Quote | undefined, system: UnitSystem): Quote | undefined {
  if (!quote || system === 'metric' || quote.facts.some(({ name }) => name === 'Units'))
    return quote;
  return { ...quote, facts: [...quote.facts, { name: 'Units', value: system.toUpperCase() }] };
}

/** The part that the service stores. */
const sentOf = ({ products, facts, address }: Quote): EnquiryRequest => ({
  products,
  facts,
  address,
});

/** A link on this page that chooses a form moves the focus to its first field. */
function useFocusOnArrival(element: React.RefObject<HTMLElement | null>, chosen: boolean) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!chosen) return;
    element.current
      ?.querySelector<HTMLElement>('form input:not([type=hidden])')
      ?.focus({ preventScroll: true });
  }, [element, key, chosen]);
}
