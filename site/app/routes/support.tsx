import {
  ButtonLink,
  CallToAction,
  FeatureGrid,
  ResponseTimeTable,
  Section,
  SectionHead,
} from '@brand/ui';
import { cardSupport } from '../content/media.generated.ts';
import { responseLevels } from '../content/responseLevels.ts';
import { technical } from '../content/support.ts';
import * as content from '../content/supportCentre.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/support';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({ title: content.name, description: content.description, path, image: cardSupport.src });

export default function SupportCentre() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section id="request" aria-labelledby="request-title">
        <SectionHead
          headingId="request-title"
          title={content.ways.title}
          lead={content.ways.lead}
        />
        <FeatureGrid features={content.ways.items} columns="three" />
      </Section>
      <Section tone="subtle" aria-label={technical.tableCaption}>
        <ResponseTimeTable caption={technical.tableCaption} levels={responseLevels} />
      </Section>
      <Section aria-labelledby="help-title">
        <SectionHead headingId="help-title" title={content.help.title} />
        <FeatureGrid features={content.help.items} />
      </Section>
      <CallToAction
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
