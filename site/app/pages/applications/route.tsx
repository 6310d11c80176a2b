import { applicationFaqs } from '@brand/catalogue/questions/applicationFaqs';
import { service } from '@brand/catalogue/structuredData';
import { applicationsHero, plantRoomWastewater } from '@brand/media';
import {
  ButtonLink,
  ChallengeSolution,
  FeatureGrid,
  Figure,
  Ledger,
  MeasureBand,
  Picture,
  ProcessDiagram,
  Section,
  Split,
  Stack,
} from '@brand/ui';
import { CaseStudies } from '../../blocks/CaseStudies.tsx';
import { ServicePage } from '../../blocks/ServicePage.tsx';
import { Film } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
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
      media={plantRoomWastewater}
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
        <Segment
          headingId="industrial-title"
          {...industrial}
          media={<Picture {...pictureOf(industrial.image)} ratio="4:3" sizes={bleeding} />}
        />
      </Section>
      <Section tone="subtle" headingLevel={3} title={industrial.challengesTitle} head="ruled">
        <ChallengeSolution items={industrial.challenges} />
      </Section>
      <Section
        id="commercial-buildings"
        title={commercial.title}
        lead={commercial.text}
        head="sentence"
      >
        <Stack gap="xl">
          <FeatureGrid columns="three" items={commercial.benefits} />
          <Picture {...pictureOf(commercial.image)} ratio="16:9" sizes="92vw" />
        </Stack>
      </Section>
      <Section headingLevel={3} title={commercial.typesTitle} head="ruled">
        <FeatureGrid
          aria-label={commercial.typesTitle}
          items={commercial.types}
          columns="four"
          headingLevel={4}
        />
      </Section>
      <Section
        id="environmental-solutions"
        ground="dark"
        space="none"
        aria-labelledby="environmental-title"
      >
        <Segment
          headingId="environmental-title"
          {...environmental}
          side="start"
          // As high as the words beside it, it is cropped at its sides.
          media={<Film film={applicationsHero} sizes="(width >= 64rem) 120rem, 100vw" />}
        />
      </Section>
      <Section
        ground="dark"
        headingLevel={3}
        title={environmental.diagramTitle}
        lead={environmental.diagramLead}
        head="ruled"
      >
        <Figure number={1} caption={environmental.caption}>
          <ProcessDiagram items={environmental.stages} source={environmental.source} />
        </Figure>
      </Section>
      <Section id="energy-sector" aria-labelledby="energy-title">
        <Split
          headingId="energy-title"
          side="start"
          title={energy.title}
          text={energy.text}
          items={energy.benefits}
          media={<Picture {...pictureOf(energy.image)} ratio="3:2" sizes={half} />}
        />
      </Section>
      <Section headingLevel={3} title={energy.cardsTitle} lead={energy.cardsLead} head="side">
        <Ledger items={energy.cards} />
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
      <Section ground="dark" title={statistics.title} lead={statistics.lead} head="sentence">
        <MeasureBand items={statistics.measures} size="large" />
      </Section>
    </ServicePage>
  );
}

const { industrial, commercial, environmental, energy } = content;

const half = '(width >= 64rem) 54vw, 100vw';

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
