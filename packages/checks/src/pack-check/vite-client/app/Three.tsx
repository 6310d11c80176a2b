import { FaqAccordion } from '@brand/ui/faq-accordion';
import { OfficeCard } from '@brand/ui/office-card';
import { QuoteBlock } from '@brand/ui/quote-block';

/** A page with three components. */
export function Three() {
  return (
    <main>
      <h1>Three</h1>
      <QuoteBlock name="Mission">Air without oil.</QuoteBlock>
      <OfficeCard
        city="Seoul"
        country="South Korea"
        note="Headquarters"
        address="120 Teheran-ro"
        phone="+82 2-555-0100"
        email="seoul@example.com"
        hours="Mon–Fri 9:00–18:00"
        mapHref="https://example.com/map"
        headingLevel={2}
      />
      <FaqAccordion
        items={[{ id: 'one', question: 'How far down?', answer: 'To 40 % of its flow.' }]}
        defaultValue={['one']}
        headingLevel={2}
      />
    </main>
  );
}
