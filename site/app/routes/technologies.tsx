import {
  Badge,
  ButtonLink,
  CallToAction,
  ComparisonTable,
  FaqAccordion,
  FeatureGrid,
  Heading,
  Hero,
  MeasureBand,
  PauseMotion,
  Section,
  SectionHead,
  SectionNav,
  SelectionGuide,
  Stack,
  Timeline,
} from '@brand/ui';
import {
  airFoilBearing,
  cardTechnologies,
  impeller as impellerFilm,
  nstbPlus as nstbPlusFilm,
  pmsmMotor,
  touchScreen,
} from '../content/media.generated.ts';
import * as content from '../content/technologies.ts';
import { technologyFaqs } from '../content/technologyFaqs.ts';
import { Aside } from '../service-pages/Aside.tsx';
import { HeroFilm } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { breadcrumbs, faqPage, StructuredData } from '../shell/structuredData.tsx';
import { Explained } from '../technologies/Explained.tsx';

const path = '/technologies';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.title,
    description: content.description,
    path,
    image: cardTechnologies.src,
  });

export default function Technologies() {
  const { timeline, applications, nstbPlus, impeller, comparison, faq, closing } = content;
  return (
    <>
      <Hero
        headlines={[content.hero]}
        media={<HeroFilm film={pmsmMotor} />}
        mediaPlace="end"
        actions={
          <>
            <ButtonLink href="#air-bearing">Explore Technologies</ButtonLink>
            <ButtonLink href="#comparison" tone="quiet">
              Compare Technologies
            </ButtonLink>
          </>
        }
        control={<PauseMotion />}
        foot={<MeasureBand measures={content.measures} />}
      />
      <SectionNav
        label={content.title}
        items={content.tabs.map(({ id, name }) => ({ name, href: `#${id}` }))}
        defaultCurrent="#air-bearing"
      />
      <Explained
        id="air-bearing"
        ground="dark"
        figure={1}
        film={airFoilBearing}
        {...content.airBearing}
      />
      <Section aria-labelledby="timeline">
        <SectionHead level={3} headingId="timeline" title={timeline.title} lead={timeline.lead} />
        <Timeline items={timeline.items} headingLevel={4} />
      </Section>
      <Section tone="subtle" aria-labelledby="applications">
        <SectionHead
          level={3}
          headingId="applications"
          title={applications.title}
          lead={applications.lead}
        />
        <FeatureGrid features={applications.items} columns="three" headingLevel={4} />
      </Section>
      <Explained id="pmsm-motor" side="start" figure={2} film={pmsmMotor} {...content.motor} />
      <Explained
        id="nstb-plus"
        ground="dark"
        figure={3}
        film={nstbPlusFilm}
        {...nstbPlus}
        title={
          <>
            {nstbPlus.title} <Badge tone="patent">{nstbPlus.badge}</Badge>
          </>
        }
      />
      <Explained id="impeller" side="start" figure={4} film={impellerFilm} {...impeller} />
      <Explained
        id="control-system"
        tone="subtle"
        figure={5}
        film={touchScreen}
        {...content.control}
      />
      <Section id="comparison" aria-labelledby="comparison-title">
        <SectionHead headingId="comparison-title" title={comparison.title} lead={comparison.lead} />
        <Stack gap="xxxl">
          <ComparisonTable
            label={comparison.label}
            properties={comparison.properties}
            models={comparison.bearings}
            selected="NSTB+"
            labels={{ property: 'Quality' }}
          />
          <Stack gap="l">
            <Heading level={3}>{comparison.guideTitle}</Heading>
            <SelectionGuide options={comparison.guide} headingLevel={4} />
          </Stack>
        </Stack>
      </Section>
      <Section id="faq" tone="subtle" aria-labelledby="faq-title">
        <Aside level={2} headingId="faq-title" title={faq.title} text={faq.lead}>
          <FaqAccordion items={technologyFaqs} />
        </Aside>
      </Section>
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/demo" tone="quiet">
              Request Technical Details
            </ButtonLink>
          </>
        }
      />
      <StructuredData
        data={
          import.meta.env.SSR && [
            faqPage(technologyFaqs),
            breadcrumbs({ name: content.title, path }),
          ]
        }
      />
    </>
  );
}
