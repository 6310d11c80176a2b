import {
  ButtonLink,
  FeatureGrid,
  FeatureList,
  Figure,
  MeasureBand,
  ResponseTimeTable,
  Section,
  SectionHead,
  Split,
  Stack,
  Text,
} from '@brand/ui';
import { company, hotlineHref } from '../content/company.ts';
import { airFoilBearing, cardAfterSaleSupport, supportHero } from '../content/media.generated.ts';
import { planOffers } from '../content/plans.ts';
import { responseLevels } from '../content/responseLevels.ts';
import * as content from '../content/support.ts';
import { supportFaqs } from '../content/supportFaqs.ts';
import { Aside } from '../service-pages/Aside.tsx';
import { Plans } from '../service-pages/Plans.tsx';
import { ServicePage } from '../service-pages/ServicePage.tsx';
import { Film } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { service } from '../shell/structuredData.tsx';

const path = '/after-sale-support';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.title,
    description: content.description,
    path,
    image: cardAfterSaleSupport.src,
  });

export default function AfterSaleSupport() {
  const { technical, maintenance, parts, contracts } = content;
  return (
    <ServicePage
      path={path}
      content={content}
      film={supportHero}
      actions={[
        { name: 'Explore Support', href: '#support' },
        { name: 'Support Contracts', href: '#contracts' },
      ]}
      questions={supportFaqs}
      closingActions={[
        { name: `Call Support ${company.hotline}`, href: hotlineHref },
        { name: 'Request Service Online', href: '/support' },
      ]}
      data={structuredData}
    >
      <Section id="support" aria-labelledby="support-title">
        <SectionHead headingId="support-title" title={technical.title} lead={technical.lead} />
        <Aside title={technical.lineTitle} text={technical.line}>
          <Stack gap="xl">
            <MeasureBand measures={technical.measures} />
            <FeatureList features={technical.features} />
          </Stack>
        </Aside>
      </Section>
      <Section tone="subtle" aria-label={technical.tableCaption}>
        <ResponseTimeTable caption={technical.tableCaption} levels={responseLevels} />
      </Section>
      <Section id="maintenance" ground="dark" aria-labelledby="maintenance-title">
        <Split
          headingId="maintenance-title"
          title={maintenance.title}
          text={maintenance.lead}
          points={maintenance.points}
          media={
            <Figure number={1} caption={maintenance.caption}>
              <Film film={airFoilBearing} sizes="(width >= 64rem) 50vw, 100vw" />
            </Figure>
          }
        />
      </Section>
      <Section id="parts" aria-labelledby="parts-title">
        <SectionHead headingId="parts-title" title={parts.title} lead={parts.lead} />
        <Stack gap="xxxl">
          <FeatureGrid features={parts.items} />
          <Aside headingId="delivery-title" title={parts.featuresTitle}>
            <FeatureList aria-labelledby="delivery-title" features={parts.features} />
          </Aside>
        </Stack>
      </Section>
      <Section id="contracts" tone="subtle" aria-labelledby="contracts-title">
        <SectionHead headingId="contracts-title" title={contracts.title} lead={contracts.lead} />
        <Plans />
      </Section>
      <Section aria-labelledby="benefits-title">
        <SectionHead level={3} headingId="benefits-title" title={contracts.benefitsTitle} />
        <Stack gap="xxxl">
          <FeatureGrid features={contracts.benefits} headingLevel={4} />
          <Aside headingId="custom-title" title={contracts.custom.title}>
            <Stack gap="l">
              <Text>{contracts.custom.text}</Text>
              <div>
                <ButtonLink href="/contact#contact-form" tone="quiet">
                  {contracts.custom.action}
                </ButtonLink>
              </div>
            </Stack>
          </Aside>
        </Stack>
      </Section>
    </ServicePage>
  );
}

const { technical, maintenance, parts, contracts } = content;

const structuredData = import.meta.env.SSR && [
  service({ name: technical.title, description: technical.lead, path: `${path}#support` }),
  service({ name: maintenance.title, description: maintenance.lead, path: `${path}#maintenance` }),
  service({ name: parts.title, description: parts.lead, path: `${path}#parts` }),
  service({
    name: contracts.title,
    description: contracts.lead,
    path: `${path}#contracts`,
    offers: planOffers(),
  }),
];
