import { responseLevels } from '@brand/catalogue/responseLevels';
import { ButtonLink, CallToAction, FeatureGrid, ResponseTimeTable, Section } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { technical } from '../after-sale-support/content.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function SupportCentre() {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section id="request" title={content.ways.title} lead={content.ways.lead} head="ruled">
        <FeatureGrid items={content.ways.items} columns="two" />
      </Section>
      <Section tone="subtle">
        <ResponseTimeTable label={technical.tableCaption} items={responseLevels} />
      </Section>
      <Section id="service-brochure" aria-labelledby="brochure-title">
        <Aside
          headingId="brochure-title"
          level={2}
          title={content.brochure.title}
          text={content.brochure.text}
        >
          <ButtonLink href={content.brochure.download.href} tone="quiet">
            {content.brochure.download.label}
          </ButtonLink>
        </Aside>
      </Section>
      <Section tone="subtle" title={content.help.title} head="stack">
        <FeatureGrid items={content.help.items} />
      </Section>
      <CallToAction
        ground="light"
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/after-sale-support#maintenance">Preventive maintenance</ButtonLink>
            <ButtonLink href="/after-sale-support#contracts" tone="quiet">
              Support contracts
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
