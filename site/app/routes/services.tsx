import {
  FeatureGrid,
  FeatureList,
  Figure,
  MeasureBand,
  Picture,
  RegionList,
  Section,
  SectionHead,
  Split,
  Stack,
  Steps,
} from '@brand/ui';
import {
  airFoilBearing,
  cardServices,
  rmxLFront,
  servicesHero,
  touchScreen,
} from '../content/media.generated.ts';
import { planOffers } from '../content/plans.ts';
import { regions } from '../content/regions.ts';
import { serviceFaqs } from '../content/serviceFaqs.ts';
import * as content from '../content/services.ts';
import { Aside } from '../service-pages/Aside.tsx';
import { Plans } from '../service-pages/Plans.tsx';
import { ServicePage } from '../service-pages/ServicePage.tsx';
import { Film } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { service } from '../shell/structuredData.tsx';

const path = '/services';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.title,
    description: content.description,
    path,
    image: cardServices.src,
  });

const half = '(width >= 64rem) 50vw, 100vw';

export default function Services() {
  const { commissioning, installation, training, support } = content;
  return (
    <ServicePage
      path={path}
      content={content}
      film={servicesHero}
      actions={[
        { name: 'Explore Services', href: '#commissioning' },
        { name: 'Support Plans', href: '#support' },
      ]}
      questions={serviceFaqs}
      closingActions={[
        { name: 'Contact Service Team', href: '/contact' },
        { name: 'Download Service Brochure', href: '/support' },
      ]}
      data={structuredData}
    >
      <Section id="commissioning" aria-labelledby="commissioning-title">
        <SectionHead
          headingId="commissioning-title"
          title={commissioning.title}
          lead={commissioning.lead}
        />
        <FeatureGrid features={commissioning.benefits} />
      </Section>
      <Section tone="subtle" aria-labelledby="steps-title">
        <SectionHead level={3} headingId="steps-title" title={commissioning.stepsTitle} />
        <Steps steps={commissioning.steps} headingLevel={4} />
      </Section>
      <Section ground="dark" aria-labelledby="setting-title">
        <Split
          headingId="setting-title"
          headingLevel={3}
          title={commissioning.feature.title}
          text={commissioning.feature.text}
          points={commissioning.feature.points}
          media={
            <Figure number={1} caption={commissioning.feature.caption}>
              <Film film={touchScreen} sizes={half} />
            </Figure>
          }
        />
      </Section>
      <Section id="installation" aria-labelledby="installation-title">
        <Stack gap="xxxl">
          <Split
            headingId="installation-title"
            side="start"
            title={installation.title}
            text={installation.lead}
            media={
              <Figure number={2} caption={installation.caption}>
                <Picture {...pictureOf(rmxLFront)} color={undefined} sizes={half} />
              </Figure>
            }
          >
            <MeasureBand measures={installation.measures} />
          </Split>
          <Aside headingId="capabilities-title" title={installation.capabilitiesTitle}>
            <FeatureList
              aria-labelledby="capabilities-title"
              features={installation.capabilities}
            />
          </Aside>
        </Stack>
      </Section>
      <Section id="training" tone="subtle" aria-labelledby="training-title">
        <SectionHead headingId="training-title" title={training.title} lead={training.lead} />
        <FeatureGrid features={training.programmes} />
      </Section>
      <Section ground="dark" aria-labelledby="course-title">
        <Split
          headingId="course-title"
          headingLevel={3}
          title={training.feature.title}
          text={training.feature.text}
          points={training.feature.points}
          media={
            <Figure number={3} caption={training.feature.caption}>
              <Film film={airFoilBearing} sizes={half} />
            </Figure>
          }
        />
      </Section>
      <Section id="support" aria-labelledby="support-title">
        <SectionHead headingId="support-title" title={support.title} lead={support.lead} />
        <Stack gap="xxxl">
          <Plans />
          <Aside
            headingId="comprehensive-title"
            title={support.comprehensive.title}
            text={support.comprehensive.text}
          >
            <FeatureList
              aria-labelledby="comprehensive-title"
              features={support.comprehensive.features}
            />
          </Aside>
          <Aside
            headingId="network-title"
            title={support.network.title}
            text={support.network.text(regions.length)}
          >
            <RegionList aria-labelledby="network-title" regions={regions} />
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
    path: `${path}#commissioning`,
  }),
  service({
    name: installation.title,
    description: installation.lead,
    path: `${path}#installation`,
  }),
  service({ name: training.title, description: training.lead, path: `${path}#training` }),
  service({
    name: support.title,
    description: support.lead,
    path: `${path}#support`,
    offers: planOffers(),
  }),
];
