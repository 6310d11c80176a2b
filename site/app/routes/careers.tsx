import { ButtonLink, CallToAction, FeatureGrid, RegionList, Section, SectionHead } from '@brand/ui';
import * as content from '../content/careers.ts';
import { emailHref } from '../content/company.ts';
import { cardAboutUs } from '../content/media.generated.ts';
import { offices } from '../content/offices.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Aside } from '../service-pages/Aside.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/careers';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({ title: content.name, description: content.description, path, image: cardAboutUs.src });

export default function Careers() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section aria-labelledby="fields-title">
        <SectionHead
          headingId="fields-title"
          title={content.fields.title}
          lead={content.fields.lead}
        />
        <FeatureGrid features={content.fields.items} />
      </Section>
      <Section tone="subtle" aria-labelledby="offices-title">
        <Aside
          level={2}
          headingId="offices-title"
          title={content.offices.title}
          text={content.offices.text(offices.length)}
        >
          <RegionList
            aria-labelledby="offices-title"
            regions={offices.map(({ city, country }) => ({ name: city, detail: country }))}
          />
        </Aside>
      </Section>
      <CallToAction
        title={content.apply.title}
        text={content.apply.text}
        actions={<ButtonLink href={emailHref}>{content.apply.action}</ButtonLink>}
      />
    </LandingPage>
  );
}
