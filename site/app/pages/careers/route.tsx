import { emailHref } from '@brand/catalogue/company';
import { offices } from '@brand/catalogue/offices';
import { ButtonLink, CallToAction, FeatureGrid, RegionList, Section } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Careers() {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section title={content.fields.title} lead={content.fields.lead}>
        <FeatureGrid items={content.fields.items} />
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
            items={offices.map(({ city, country }) => ({ name: city, detail: country }))}
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
