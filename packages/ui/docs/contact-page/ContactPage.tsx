import {
  ButtonLink,
  CallToAction,
  ConsentField,
  FeatureGrid,
  FileField,
  FilterPills,
  Grid,
  Hero,
  OfficeCard,
  OfficeMap,
  Section,
  SectionNav,
  Select,
  Stack,
  TabbedForm,
  TabbedFormFields,
  TextArea,
  TextField,
} from '@brand/ui';
import { useState } from 'react';
import { PageFrame } from '../PageFrame.tsx';
import * as content from './content.ts';

const tabs = [
  { name: 'Contact Form', href: '#contact-form' },
  { name: 'Global Offices', href: '#global-offices' },
  { name: 'Partners', href: '#partners' },
];

/** A form with three topics, the offices by region, and the partner programmes. */
export function ContactPage() {
  return (
    <PageFrame path="/contact">
      <Hero
        height="content"
        headlines={[
          {
            title: 'Send us your question.',
            text: 'Write to us, or call. We answer within 24 hours.',
          },
        ]}
        actions={
          <>
            <ButtonLink href="#contact-form">Send a Message</ButtonLink>
            <ButtonLink href="#global-offices" tone="quiet">
              Find an Office
            </ButtonLink>
          </>
        }
      />
      <SectionNav label="Contact" items={tabs} />
      <Section
        id="contact-form"
        title="Send a Message"
        lead="Choose a topic. With your flow, pressure and location we can answer with figures."
      >
        <ContactForm />
      </Section>
      <Offices />
      <Section
        id="partners"
        title="Partners"
        lead="Three ways to build a business on our machines. Each starts with a message from you."
      >
        <FeatureGrid columns="three" items={content.partners} />
      </Section>
      <CallToAction
        title="Machine down?"
        text="Technical support answers 24/7, 365 days a year."
        actions={<ButtonLink href="tel:+12025550100">Call +1 202-555-0100</ButtonLink>}
      />
    </PageFrame>
  );
}

function ContactForm() {
  return (
    <TabbedForm
      label="Topic"
      options={content.tabs}
      action="/contact"
      messages={content.messages}
      onSubmit={async () => ({
        ok: true,
        title: 'Thank You',
        message: 'Your message has been received. We answer within 24 hours.',
      })}
    >
      <Grid columns="two" gap="l">
        <TextField name="name" label="Full Name" autoComplete="name" required />
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
      </Grid>
      <TabbedFormFields of={['general', 'partnership']}>
        <TextArea name="message" label="Message" rows={5} required />
      </TabbedFormFields>
      <TabbedFormFields of="support">
        <TextField name="product_model" label="Product Model" hint="For example RMX50-C060" />
        <TextArea name="issue" label="Describe Your Issue" rows={5} required />
        <FileField
          name="files"
          label="Supporting Files"
          hint="PNG, JPG, PDF up to 10MB"
          accept=".png,.jpg,.jpeg,.pdf"
          multiple
        />
      </TabbedFormFields>
      <TabbedFormFields of="partnership">
        <Select
          name="interest"
          label="Partnership Interest"
          placeholder="Choose one"
          options={content.interests}
          required
        />
      </TabbedFormFields>
      <ConsentField name="consent" {...content.consent} />
    </TabbedForm>
  );
}

function Offices() {
  const [region, setRegion] = useState('global');
  const shown = content.offices.filter((office) => ['global', office.region].includes(region));
  return (
    <Section
      id="global-offices"
      tone="subtle"
      title="Global Offices"
      lead="Seven offices. Call the nearest, or one where the working day has begun."
    >
      <Stack gap="xl">
        <FilterPills
          label="Offices by region"
          options={content.regions}
          value={region}
          onValueChange={setRegion}
        />
        <Grid as="ul" columns="four">
          {shown.map(({ region: _region, ...office }) => (
            <OfficeCard key={office.id} as="li" {...office} />
          ))}
        </Grid>
        <OfficeMap
          drawing={content.world}
          items={content.places.filter(({ id }) => shown.some((office) => office.id === id))}
        />
      </Stack>
    </Section>
  );
}
