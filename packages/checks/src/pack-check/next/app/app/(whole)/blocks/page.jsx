// A server component that passes all props of ten blocks except event handlers, so all of them must be serializable.
import {
  BrandLink,
  ButtonLink,
  CaseStudyCard,
  ComparisonTable,
  FaqAccordion,
  Hero,
  LabelsProvider,
  OfficeCard,
  OperatingMap,
  Pagination,
  PauseMotion,
  ProductCarousel,
  SiteFooter,
  SiteHeader,
  TabbedForm,
  TabbedFormFields,
  TextField,
} from '@brand/ui';
import { de } from '@brand/ui/labels/de';

export const metadata = { title: 'Bausteine' };

const image = { src: 'data:,', alt: '', width: 300, height: 200 };
const brand = <BrandLink name="Marke" href="/" />;
const picture = <svg width="400" height="300" />;

export default function Page() {
  return (
    <LabelsProvider labels={de}>
      <SiteHeader
        brand={brand}
        items={[
          { type: 'simple', name: 'Start', href: '/' },
          {
            type: 'dropdown',
            name: 'Produkte',
            href: '/pumps',
            links: [{ name: 'Pumpen', href: '/pumps', text: 'Leise', badge: { text: 'Neu' } }],
          },
        ]}
        path="/blocks"
        search={{ action: '/suche', name: 'q', items: [], labels: { search: 'Produktsuche' } }}
        actions={<ButtonLink href="/pumps">Kontakt</ButtonLink>}
        drawerFoot={<p>Rufen Sie an</p>}
        overlay
        ground="dark"
        fallbackHref="#footer-navigation"
        labels={{ navigation: 'Hauptbereich', more: 'Mehr zu {name}', menu: 'Inhalt' }}
      />
      <main>
        <Hero
          headlines={[{ title: 'Bausteine', text: 'Alle aus Daten.' }]}
          media={picture}
          mediaPlace="end"
          actions={<ButtonLink href="/pumps">Pumpen</ButtonLink>}
          tags={['Klärwerke']}
          control={<PauseMotion labels={{ pause: 'Ruhe', play: 'Weiter' }} />}
          foot={<p>Seit 1998</p>}
          height="content"
          interval={5000}
        >
          Ein Absatz
        </Hero>
        <ProductCarousel
          items={['Gebläse', 'Verdichter', 'Pumpe'].map((title) => ({
            title,
            text: 'Auf Luft gelagert.',
            features: ['Ölfrei'],
            front: picture,
            back: picture,
            highlight: 'Neu',
            href: '/pumps',
            labels: { back: 'Hinten', backOf: 'Hinten: {name}' },
          }))}
          label="Produkte"
          interval={4000}
          headingLevel={2}
          labels={{ position: '{name} ist {number} von {count}' }}
        />
        <ComparisonTable
          label="Vergleich"
          properties={[{ key: 'flow', label: 'Volumenstrom', unit: 'm³/min', align: 'end' }]}
          items={[
            {
              code: 'A1',
              values: { flow: '40' },
              badge: { text: 'Neu', tone: 'new' },
              href: '/pumps',
            },
            { code: 'A2', values: {} },
          ]}
          highlighted="A1"
          choosable
          defaultValue={['A1', 'A2']}
          note="Gemessen"
          labels={{ shown: 'Zu sehen: {count}/{total}' }}
        />
        <OperatingMap
          items={['A1', 'A2'].map((code) => ({
            code,
            series: 'A',
            flow: [10, 40],
            pressure: [0.4, 1],
          }))}
          defaultValue={{ flow: 20, pressure: 0.6 }}
          step={{ flow: 1, pressure: 0.1 }}
          units={{ flow: 'm³/min', pressure: 'bar' }}
          labels={{ dutyPoint: 'Arbeitspunkt' }}
        />
        <CaseStudyCard
          title="Klärwerk"
          location="Bonn"
          challenge="Strom"
          solution="Luftlager"
          results={['Ein Drittel weniger']}
          measure={{ value: '38', unit: '%', label: 'weniger' }}
          image={image}
          href="/pumps"
          sizes="100vw"
          headingLevel={2}
          as="section"
          labels={{ link: 'Zur Geschichte' }}
        />
        <FaqAccordion
          items={[{ id: 'eins', question: 'Wie weit?', answer: 'Bis 40 %.' }]}
          headingLevel={2}
          defaultValue={['eins']}
        />
        <OfficeCard
          city="Berlin"
          country="Deutschland"
          note="Zentrale"
          image={image}
          address="Allee 1"
          phone="+49 30 5550100"
          email="berlin@example.com"
          hours="Mo–Fr"
          mapHref="https://example.com/karte"
          defaultOpen
          sizes="100vw"
          headingLevel={2}
          as="section"
          labels={{ details: 'Mehr' }}
        />
        <TabbedForm
          label="Worum geht es?"
          options={[
            { value: 'frage', label: 'Frage', href: '?kind=frage', submit: 'Frage senden' },
            { value: 'dienst', label: 'Dienst', href: '?kind=dienst' },
          ]}
          defaultValue="dienst"
          name="art"
          action="/kontakt"
          hiddenFields={{ seite: 'bausteine' }}
          messages={{ name: 'Bitte nennen Sie Ihren Namen.' }}
          defaultValues={{ name: 'Kim' }}
          confirmationTime={1000}
          errorSummary
          labels={{ invalid: 'Bitte prüfen.' }}
        >
          <TextField name="name" label="Name" required />
          <TabbedFormFields of="dienst">
            <TextField name="nummer" label="Seriennummer" labels={{ optional: '(kann fehlen)' }} />
          </TabbedFormFields>
        </TabbedForm>
        <Pagination
          page={2}
          pages={9}
          hrefTemplate="/blocks?seite={page}"
          firstHref="/blocks"
          labels={{ last: 'Ganz ans Ende' }}
        />
      </main>
      <SiteFooter
        brand={brand}
        columns={[{ name: 'Produkte', links: [{ name: 'Pumpen', href: '/pumps' }] }]}
        statements={['ISO 9001']}
        contact={[{ name: 'Mail', href: 'mailto:info@example.com' }]}
        social={[{ name: 'Netz', href: 'https://example.com' }]}
        legal={[{ name: 'Impressum', href: '/pumps' }]}
        owner="Marke"
        navigationId="footer-navigation"
        ground="dark"
        labels={{ legal: 'Recht' }}
      />
    </LabelsProvider>
  );
}
