import {
  BrandLink,
  ButtonLink,
  FeatureGrid,
  Hero,
  LabelsProvider,
  Section,
  SiteFooter,
  SiteHeader,
  SkipLink,
} from '@brand/ui';
import { de } from '@brand/ui/labels/de';
import { ContactForm } from './ContactForm.tsx';

const brand = <BrandLink name="Musterpumpen" href="/" />;
const contact = { name: 'Kontakt', href: '#kontakt' };

/** A whole page in German: the library's own texts come from `de`. */
export function HomePage() {
  return (
    <LabelsProvider labels={de}>
      <SkipLink />
      <SiteHeader
        brand={brand}
        path="/"
        overlay
        items={[
          { type: 'simple', name: 'Start', href: '/' },
          {
            type: 'dropdown',
            name: 'Produkte',
            href: '#produkte',
            links: [{ name: 'Kreiselpumpen', href: '#kreiselpumpen' }],
          },
        ]}
      />
      <main id="main" tabIndex={-1}>
        <Hero
          headlines={[{ title: 'Pumpen, die bleiben', text: 'Für Klärwerke und Wasserwerke.' }]}
          actions={<ButtonLink href="#kontakt">Kontakt aufnehmen</ButtonLink>}
        />
        <Section id="produkte" title="Produkte">
          <FeatureGrid
            columns="two"
            items={[
              { title: 'Kreiselpumpen', text: 'Für reines Wasser.' },
              { title: 'Tauchpumpen', text: 'Für den Sumpf.', link: contact },
            ]}
          />
        </Section>
        <Section id="kontakt" tone="subtle" title="Kontakt">
          <ContactForm />
        </Section>
      </main>
      <SiteFooter
        brand={brand}
        owner="Musterpumpen GmbH"
        columns={[{ name: 'Unternehmen', links: [contact] }]}
      />
    </LabelsProvider>
  );
}
