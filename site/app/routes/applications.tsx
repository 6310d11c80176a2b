import {
  BuildingGrid,
  ButtonLink,
  ChallengeSolution,
  FeatureGrid,
  FeatureList,
  Figure,
  MeasureBand,
  ProcessDiagram,
  Section,
  SectionHead,
  Stack,
} from '@brand/ui';
import { CaseStudies } from '../case-studies/CaseStudies.tsx';
import { applicationFaqs } from '../content/applicationFaqs.ts';
import * as content from '../content/applications.ts';
import { applicationsHero, cardApplications } from '../content/media.generated.ts';
import { Aside } from '../service-pages/Aside.tsx';
import { Segment } from '../service-pages/Segment.tsx';
import { ServicePage } from '../service-pages/ServicePage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { service } from '../shell/structuredData.tsx';

const path = '/applications';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.title,
    description: content.description,
    path,
    image: cardApplications.src,
  });

export default function Applications() {
  const { industrial, commercial, environmental, energy, cases, statistics } = content;
  return (
    <ServicePage
      path={path}
      content={content}
      film={applicationsHero}
      filmPlace="end"
      actions={[
        { name: 'Explore Applications', href: '#industrial-manufacturing' },
        { name: 'View Case Studies', href: '#case-studies' },
      ]}
      questions={applicationFaqs}
      closingActions={[
        { name: 'Contact Application Engineer', href: '/contact' },
        { name: 'Request Application Guide', href: '/demo' },
      ]}
      data={structuredData}
    >
      <Section id="industrial-manufacturing" aria-labelledby="industrial-title">
        <Stack gap="xxxl">
          <Segment headingId="industrial-title" {...industrial} />
          <Aside headingId="industrial-uses" title={content.typicalTitle}>
            <FeatureList aria-labelledby="industrial-uses" features={industrial.applications} />
          </Aside>
        </Stack>
      </Section>
      <Section tone="subtle" aria-labelledby="challenges-title">
        <SectionHead level={3} headingId="challenges-title" title={industrial.challengesTitle} />
        <ChallengeSolution items={industrial.challenges} />
      </Section>
      <Section id="commercial-buildings" aria-labelledby="commercial-title">
        <Stack gap="xxxl">
          <Segment headingId="commercial-title" side="start" {...commercial} />
          <div>
            <SectionHead level={3} headingId="buildings-title" title={commercial.typesTitle} />
            <BuildingGrid
              aria-labelledby="buildings-title"
              buildings={commercial.types}
              headingLevel={4}
            />
          </div>
        </Stack>
      </Section>
      <Section id="environmental-solutions" ground="dark" aria-labelledby="environmental-title">
        <Stack gap="xxxl">
          <Segment headingId="environmental-title" {...environmental} />
          <Aside headingId="environmental-uses" title={content.typicalTitle}>
            <FeatureList
              aria-labelledby="environmental-uses"
              features={environmental.applications}
            />
          </Aside>
          <div>
            <SectionHead
              level={3}
              headingId="diagram-title"
              title={environmental.diagramTitle}
              lead={environmental.diagramLead}
            />
            <Figure number={1} caption={environmental.caption}>
              <ProcessDiagram stages={environmental.stages} source={environmental.source} />
            </Figure>
          </div>
        </Stack>
      </Section>
      <Section id="energy-sector" aria-labelledby="energy-title">
        <Segment headingId="energy-title" side="start" {...energy} />
      </Section>
      <Section tone="subtle" aria-labelledby="plants-title">
        <SectionHead level={3} headingId="plants-title" title={energy.cardsTitle} />
        <FeatureGrid features={energy.cards} columns="three" headingLevel={4} />
      </Section>
      <Section id="case-studies" aria-labelledby="cases-title">
        <SectionHead headingId="cases-title" title={cases.title} lead={cases.lead} />
        <Stack gap="xxl">
          <CaseStudies />
          <div>
            <ButtonLink href="/case-studies" tone="quiet">
              {cases.action}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
      <Section ground="dark" aria-labelledby="statistics-title">
        <SectionHead headingId="statistics-title" title={statistics.title} />
        <MeasureBand measures={statistics.measures} />
      </Section>
    </ServicePage>
  );
}

const { industrial, commercial, environmental, energy } = content;

const structuredData =
  import.meta.env.SSR &&
  [
    ['industrial-manufacturing', industrial] as const,
    ['commercial-buildings', commercial] as const,
    ['environmental-solutions', environmental] as const,
    ['energy-sector', energy] as const,
  ].map(([id, { title, text }]) =>
    service({ name: title, description: text, path: `${path}#${id}` }),
  );
