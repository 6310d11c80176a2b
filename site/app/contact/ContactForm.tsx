import { Tabs } from '@brand/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { form } from '../content/contact.ts';
import { planOf } from '../content/plans.ts';
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx';
import { kindOf } from '../enquiry/enquiry.ts';
import type { SentEnquiry } from '../enquiry/receive.ts';
import { KindFields } from './KindFields.tsx';

/** The three forms. Which one is shown, and what it begins with, stands in the address. */
export function ContactForm({ sent }: { sent: SentEnquiry | undefined }) {
  const [query, setQuery] = useSearchParams();
  const kind = kindOf(query.get('tab'));
  const plan = planOf(query.get('plan'));
  const interest = query.get('interest') ?? '';
  const element = useRef<HTMLDivElement>(null);
  useFocusOnArrival(element, interest !== '');
  const label = form.tabs.find((tab) => tab.kind === kind)?.name ?? '';
  return (
    <Tabs.Root
      ref={element}
      value={kind}
      onValueChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
    >
      <Tabs.List label={form.title}>
        {form.tabs.map((tab) => (
          <Tabs.Tab key={tab.kind} value={tab.kind} href={tabHref(tab.kind)}>
            {tab.name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel>
        <EnquiryForm
          label={label}
          action={`/contact${tabHref(kind)}`}
          hidden={{ kind, source: '/contact' }}
          values={{ plan: plan?.name ?? '', subject: plan?.name ?? '', interest }}
          sent={sent}
        >
          {(field) => <KindFields field={field} kind={kind} withPlan={plan !== undefined} />}
        </EnquiryForm>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function tabHref(kind: string): string {
  return `?tab=${kind}#contact-form`;
}

/** A link that chooses a form, followed on this page, leads into its first field. */
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
