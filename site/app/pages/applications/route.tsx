import { applicationFaqs } from '@brand/catalogue/questions/applicationFaqs';
import { service } from '@brand/catalogue/structuredData';
import { applicationsHero } from '@brand/media';
import {
  ButtonLink,
  ChallengeSolution,
  FeatureGrid,
  Figure,
  Ledger,
  ProcessDiagram,
  Section,
  SectionHead,
  Stack,
} from '@brand/ui';
import { CaseStudies } from '../../blocks/CaseStudies.tsx';
import { ServicePage } from '../../blocks/ServicePage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';
import { Segment } from './Segment.tsx';

export const { meta, handle } = pageRoute(page);

export default function Applications() {
  const { industrial, commercial, environmental, energy, cases, statistics } = content;
  return (
    <ServicePage
      page={page}
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
        {
          name: 'Request Application Guide',
          href: '/demo?document=application-guide#contact-form',
        },
      ]}
      data={structuredData}
    >
      <Section id="industrial-manufacturing" space="none" aria-labelledby="industrial-title">
        <Segment headingId="industrial-title" bleed {...industrial} />
      </Section>
      <Section tone="subtle" headingLevel={3} title={industrial.challengesTitle} head="ruled">
        <ChallengeSolution items={industrial.challenges} />
      </Section>
      <Section id="commercial-buildings" aria-labelledby="commercial-title">
        <Stack gap="xxxl">
          <Segment headingId="commercial-title" side="start" {...commercial} />
          <div>
            <SectionHead
              headingLevel={3}
              headingId="buildings-title"
              title={commercial.typesTitle}
            />
            <FeatureGrid
              aria-labelledby="buildings-title"
              items={commercial.types}
              headingLevel={4}
            />
          </div>
        </Stack>
      </Section>
      <Section id="environmental-solutions" ground="dark" aria-labelledby="environmental-title">
        <Stack gap="xxxl">
          <Segment headingId="environmental-title" {...environmental} />
          <div>
            <SectionHead
              headingLevel={3}
              headingId="diagram-title"
              title={environmental.diagramTitle}
              lead={environmental.diagramLead}
            />
            <Figure number={1} caption={environmental.caption}>
              <ProcessDiagram items={environmental.stages} source={environmental.source} />
            </Figure>
          </div>
        </Stack>
      </Section>
      <Section id="energy-sector" space="none" aria-labelledby="energy-title">
        <Segment headingId="energy-title" side="start" bleed {...energy} />
      </Section>
      <Section
        tone="subtle"
        headingLevel={3}
        title={energy.cardsTitle}
        lead={energy.cardsLead}
        head="sentence"
      >
        <FeatureGrid items={energy.cards} columns="three" headingLevel={4} />
      </Section>
      <Section id="case-studies" title={cases.title} lead={cases.lead}>
        <Stack gap="xxl">
          <CaseStudies />
          <div>
            <ButtonLink href="/case-studies" tone="quiet">
              {cases.action}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
      <Section ground="dark" title={statistics.title} head="ruled">
        <Ledger
          items={statistics.measures.map(({ label, ...figure }) => ({ ...figure, title: label }))}
        />
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
    service({ name: title, description: text, path: `${page.path}#${id}` }),
  );
