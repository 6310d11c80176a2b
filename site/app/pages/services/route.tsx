import { planOffers } from '@brand/catalogue/plans';
import { serviceFaqs } from '@brand/catalogue/questions/serviceFaqs';
import { regions } from '@brand/catalogue/regions';
import { service } from '@brand/catalogue/structuredData';
import {
  airFoilBearing,
  commissioning as commissioningPicture,
  hoist,
  servicesHero,
} from '@brand/media';
import {
  FeatureGrid,
  FeatureList,
  Figure,
  Ledger,
  MeasureBand,
  Picture,
  RegionList,
  Section,
  Split,
  Stack,
  Steps,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { Plans } from '../../blocks/Plans.tsx';
import { ServicePage } from '../../blocks/ServicePage.tsx';
import { Film } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Services() {
  const { commissioning, installation, training, support } = content;
  return (
    <ServicePage
      page={page}
      content={content}
      media={servicesHero}
      actions={[
        { name: 'Explore Services', href: '#commissioning' },
        { name: 'Support Plans', href: '#support' },
      ]}
      questions={serviceFaqs}
      closingActions={[
        { name: 'Contact Service Team', href: '/contact' },
        { name: 'Download Service Brochure', href: '/support#service-brochure' },
      ]}
      data={structuredData}
    >
      <Section id="commissioning" title={commissioning.title} lead={commissioning.lead} head="side">
        <Ledger items={commissioning.benefits} />
      </Section>
      <Section tone="subtle" headingLevel={3} title={commissioning.stepsTitle} head="ruled">
        <Steps items={commissioning.steps} headingLevel={4} />
      </Section>
      <Section ground="dark" space="none" aria-labelledby="setting-title">
        <Split
          bleed
          headingId="setting-title"
          headingLevel={3}
          title={commissioning.feature.title}
          text={commissioning.feature.text}
          items={commissioning.feature.points}
          media={
            <Figure number={1} caption={commissioning.feature.caption}>
              <Picture {...pictureOf(commissioningPicture)} sizes={bleeding} />
            </Figure>
          }
        />
      </Section>
      <Section id="installation" space="none" aria-labelledby="installation-title">
        <Split
          bleed
          headingId="installation-title"
          side="start"
          title={installation.title}
          text={installation.lead}
          media={
            <Figure number={2} caption={installation.caption}>
              <Picture {...pictureOf(hoist)} sizes={bleeding} />
            </Figure>
          }
        >
          <MeasureBand items={installation.measures} />
        </Split>
      </Section>
      <Section headingLevel={3} title={installation.capabilitiesTitle} head="ruled">
        <FeatureList
          aria-label={installation.capabilitiesTitle}
          items={installation.capabilities}
        />
      </Section>
      <Section id="training" tone="subtle" title={training.title} lead={training.lead} head="stack">
        <FeatureGrid items={training.programmes} />
      </Section>
      <Section ground="dark" space="none" aria-labelledby="course-title">
        <Split
          bleed
          side="start"
          headingId="course-title"
          headingLevel={3}
          title={training.feature.title}
          text={training.feature.text}
          items={training.feature.points}
          media={
            <Figure number={3} caption={training.feature.caption}>
              <Film film={airFoilBearing} sizes={bleeding} />
            </Figure>
          }
        />
      </Section>
      <Section id="support" title={support.title} lead={support.lead}>
        <Stack gap="xxxl">
          <Plans />
          <Aside
            headingId="comprehensive-title"
            title={support.comprehensive.title}
            text={support.comprehensive.text}
          >
            <FeatureList
              aria-labelledby="comprehensive-title"
              items={support.comprehensive.features}
            />
          </Aside>
          <Aside
            headingId="network-title"
            title={support.network.title}
            text={support.network.text(regions.length)}
          >
            <RegionList aria-labelledby="network-title" items={regions} />
          </Aside>
        </Stack>
      </Section>
    </ServicePage>
  );
}

const { commissioning, installation, training, support } = content;

const structuredData = import.meta.env.SSR && [
  service({
    name: commissioning.title,
    description: commissioning.lead,
    path: `${page.path}#commissioning`,
  }),
  service({
    name: installation.title,
    description: installation.lead,
    path: `${page.path}#installation`,
  }),
  service({ name: training.title, description: training.lead, path: `${page.path}#training` }),
  service({
    name: support.title,
    description: support.lead,
    path: `${page.path}#support`,
    offers: planOffers(),
  }),
];
