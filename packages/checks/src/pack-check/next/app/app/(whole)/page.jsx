// A server component: components without state are sent as HTML only.
import { Accordion, Button, ButtonLink, PropertyTable, QuoteBlock } from '@brand/ui';
import { BrandLink } from '@brand/ui/brand-link';
import { FaqAccordion } from '@brand/ui/faq-accordion';
import { ProductCarousel } from '@brand/ui/product-carousel';
import { SiteHeader } from '@brand/ui/site-header';
import { Tabs } from '@brand/ui/tabs';

const products = ['Blower', 'Compressor', 'Pump'].map((title) => ({
  title,
  text: 'On air.',
  features: ['Oil-free'],
  front: <svg width="400" height="300" />,
}));

export default function Page() {
  return (
    <>
      <SiteHeader
        brand={<BrandLink name="Other brand" href="/" />}
        items={[{ type: 'simple', name: 'Home', href: '/' }]}
        path="/"
      />
      <main>
        <h1>Fresh</h1>
        <ProductCarousel items={products} label="Product line" headingLevel={2} />
        <FaqAccordion
          items={[{ id: 'one', question: 'How far down?', answer: 'To 40 % of its flow.' }]}
          headingLevel={2}
        />
        <Accordion.Root>
          <Accordion.Item value="parts">
            <Accordion.Heading level={2}>
              <Accordion.Trigger>Made of parts</Accordion.Trigger>
            </Accordion.Heading>
            <Accordion.Panel>One part is one element.</Accordion.Panel>
          </Accordion.Item>
        </Accordion.Root>
        <Tabs.Root defaultValue="b">
          <Tabs.List label="Machines">
            <Tabs.Tab value="a" href="?tab=a">
              First
            </Tabs.Tab>
            <Tabs.Tab value="b" href="?tab=b">
              Second
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">One</Tabs.Panel>
          <Tabs.Panel value="b">Two</Tabs.Panel>
        </Tabs.Root>
        <PropertyTable label="Data" items={[{ name: 'Flow rate', values: ['40 m³/min'] }]} />
        <QuoteBlock name="Mission">Air without oil.</QuoteBlock>
        <Button>Contact</Button>
        <ButtonLink href="/pumps">Pumps</ButtonLink>
      </main>
    </>
  );
}
