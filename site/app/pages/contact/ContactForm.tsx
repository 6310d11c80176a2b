import { planOf, plans } from '@brand/catalogue/plans';
import { responseLevels } from '@brand/catalogue/responseLevels';
import type { Quote } from '@brand/catalogue/selection/quote';
import {
  ENQUIRY_FILE_ACCEPT,
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
  useFocusAfter,
  useUnits,
} from '@brand/ui';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fields as words } from '../../blocks/enquiry/content.ts';
import { kindOf } from '../../blocks/enquiry/enquiry.ts';
import { Consent, enquiryForm, GeneralFields, Sender } from '../../blocks/enquiry/enquiryForm.tsx';
import type { SentEnquiry } from '../../blocks/enquiry/sent.ts';
import type { ContactData } from './contactData.ts';
import { documentRequest, form, quoteRequest } from './content.ts';
import { FactTables } from './FactTables.tsx';
import { QuoteRequest } from './QuoteRequest.tsx';
import { formPart } from './query.ts';

interface ContactFormProps {
  data: ContactData;
  sent: SentEnquiry | undefined;
}

/** The three contact forms. The URL selects one and fills it in. */
export function ContactForm({ data, sent }: ContactFormProps) {
  const [query, setQuery] = useSearchParams();
  const kind = kindOf(query.get('tab'));
  const plan = planOf(query.get('plan'));
  const { requested } = data;
  const interest = query.get('interest') ?? '';
  const found = withUnits(data.quote, useUnits().system);
  // The next message does not send the same quote again.
  const quote = sent?.result.ok ? undefined : found;
  const withTab = (tab: string) => new URLSearchParams({ ...Object.fromEntries(query), tab });
  const hrefOf = (tab: string) => `?${withTab(tab)}#contact-form`;
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // A link on this page has chosen an interest.
  useFocusAfter(
    interest && key,
    () => element.current?.querySelector<HTMLElement>('form input:not([type=hidden])'),
    { initially: false, preventScroll: true },
  );
  const documentText = requested ? documentRequest.message(requested) : '';
  const values = {
    plan: plan?.name ?? '',
    subject:
      plan?.name ??
      (requested ? documentRequest.subject(requested, quote?.products) : (quote?.subject ?? '')),
    message: documentText || (quote ? quoteRequest.message(data.prompts) : data.unreadDuty),
    message_code: data.messageCode,
    // A fault that stops the machine is critical by default.
    severity: data.stopped ? 'critical' : '',
    issue: documentText,
    interest,
  };
  const { onSubmit, ...shared } = enquiryForm(
    sent,
    values,
    found && <FactTables {...found} label={quoteRequest.title} />,
  );
  const withoutQuote = formPart(query);
  return (
    <Stack gap="xl">
      {quote && (
        <QuoteRequest
          title={(requested ? documentRequest : quoteRequest).title}
          quote={quote}
          removeHref={`?${withoutQuote}#contact-form`}
        />
      )}
      <TabbedForm
        {...shared}
        onSubmit={async (fields, sending) => {
          const result = await onSubmit(fields, sending);
          if (result !== 'native' && result.ok && quote)
            setQuery(withoutQuote, { replace: true, preventScrollReset: true });
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
        <Sender companyHint={kind === 'partnership' ? words.companyOfPartner : undefined} />
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
          <GeneralFields />
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
              {data.models.map((code) => (
                <option key={code} value={code} />
              ))}
            </datalist>
          </Grid>
          <Select
            name="message_code"
            label={words.messageCode}
            placeholder={words.messageCodePlaceholder}
            options={data.messages}
          />
          <TextArea name="issue" label={words.issue} required />
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
        {/* One field, so that its files stay when the visitor changes the tab. */}
        <TabbedFormFields of={['support', 'partnership', ...(quote ? ['general'] : [])]}>
          <FileField
            name="files"
            label={words.files}
            hint={quote ? `${quoteRequest.files} ${words.filesHint}` : words.filesHint}
            accept={ENQUIRY_FILE_ACCEPT}
            multiple
            maxSize={ENQUIRY_LIMITS.file}
            maxFiles={ENQUIRY_LIMITS.files}
          />
        </TabbedFormFields>
        <Consent />
      </TabbedForm>
    </Stack>
  );
}

/** Updates the subject when a plan is selected, unless the visitor has typed one. */
function followPlan({ form, value }: HTMLSelectElement) {
  const subject = form?.elements.namedItem('subject');
  if (!(subject instanceof HTMLInputElement)) return;
  if (['', ...plans.map(({ name }) => name)].includes(subject.value)) subject.value = value;
}

/** Adds the remembered unit system if the URL sets none. */
function withUnits(quote: Quote | undefined, system: UnitSystem): Quote | undefined {
  if (!quote || system === 'metric' || quote.facts.some(({ name }) => name === 'Units'))
    return quote;
  return { ...quote, facts: [...quote.facts, { name: 'Units', value: system.toUpperCase() }] };
}

/** The part of a quote that the service stores. */
const sentOf = ({ products, facts, address }: Quote): EnquiryRequest => ({
  products,
  facts,
  address,
});
