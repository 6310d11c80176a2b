import { company, hotlineHref } from '@brand/catalogue/company';
import { planOffers } from '@brand/catalogue/plans';
import { supportFaqs } from '@brand/catalogue/questions/supportFaqs';
import { responseLevels } from '@brand/catalogue/responseLevels';
import { service } from '@brand/catalogue/structuredData';
import { inletFilter, supportHero } from '@brand/media';
import {
  ButtonLink,
  FeatureGrid,
  FeatureList,
  Figure,
  Heading,
  Ledger,
  Link,
  MeasureBand,
  Picture,
  ResponseTimeTable,
  Section,
  Split,
  Stack,
  Text,
} from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { Plans } from '../../blocks/Plans.tsx';
import { ServicePage } from '../../blocks/ServicePage.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function AfterSaleSupport() {
  const { technical, maintenance, parts, contracts } = content;
  return (
    <ServicePage
      page={page}
      content={content}
      media={supportHero}
      actions={[
        { name: 'Explore Support', href: '#support' },
        { name: 'Support Contracts', href: '#contracts' },
      ]}
      inset={
        <Link href={hotlineHref} tone="standalone">
          {content.hero.hotline}
        </Link>
      }
      questions={supportFaqs}
      closingActions={[
        { name: `Call Support ${company.hotline}`, href: hotlineHref },
        { name: 'Request Service Online', href: '/support' },
      ]}
      data={structuredData}
    >
      <Section id="support" title={technical.title} lead={technical.lead} head="sentence">
        <Aside
          title={technical.lineTitle}
          text={technical.line}
          controls={
            <Stack direction="inline" gap="s">
              <Actions items={technical.actions} />
            </Stack>
          }
        >
          <Stack gap="xl">
            <MeasureBand items={technical.measures} />
            <FeatureList items={technical.features} />
          </Stack>
        </Aside>
      </Section>
      <Section id="response-times" tone="subtle">
        <Stack gap="xl">
          <ResponseTimeTable
            label={technical.tableCaption}
            items={responseLevels}
            others={content.otherTimes}
          />
          <Text tone="muted">{content.responsesNote}</Text>
        </Stack>
      </Section>
      <Section id="maintenance" ground="dark" space="none" aria-labelledby="maintenance-title">
        <Split
          bleed
          headingId="maintenance-title"
          title={maintenance.title}
          text={maintenance.lead}
          items={maintenance.points}
          media={
            <Figure number={1} caption={maintenance.caption}>
              <Picture {...pictureOf(inletFilter)} sizes={bleeding} />
            </Figure>
          }
        />
      </Section>
      <Section id="parts" title={parts.title} lead={parts.lead} head="side">
        <Stack gap="xxxl">
          <Ledger items={parts.items} />
          <Stack>
            <Heading level={3} id="delivery-title">
              {parts.featuresTitle}
            </Heading>
            <FeatureList aria-labelledby="delivery-title" items={parts.features} />
          </Stack>
        </Stack>
      </Section>
      <Section
        id="contracts"
        tone="subtle"
        title={contracts.title}
        lead={contracts.lead}
        head="stack"
      >
        <Plans />
      </Section>
      <Section id="benefits" headingLevel={3} title={contracts.benefitsTitle} head="ruled">
        <Stack gap="xxxl">
          <FeatureGrid items={contracts.benefits} headingLevel={4} />
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
  service({ name: technical.title, description: technical.lead, path: `${page.path}#support` }),
  service({
    name: maintenance.title,
    description: maintenance.lead,
    path: `${page.path}#maintenance`,
  }),
  service({ name: parts.title, description: parts.lead, path: `${page.path}#parts` }),
  service({
    name: contracts.title,
    description: contracts.lead,
    path: `${page.path}#contracts`,
    offers: planOffers(),
  }),
];
