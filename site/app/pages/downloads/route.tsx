import { documentHref } from '@brand/catalogue/documentsOnRequest';
import { ButtonLink, CallToAction, FeatureGrid, Section } from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Downloads() {
  const { title, text, ...closing } = content.closing;
  return (
    <LandingPage {...content.hero} page={page}>
      <Section aria-label={page.title}>
        <FeatureGrid items={content.items} columns="three" headingLevel={2} />
      </Section>
      <CallToAction
        title={title}
        text={text}
        actions={
          <>
            <ButtonLink href={documentHref('drawing')}>{closing.drawing}</ButtonLink>
            <ButtonLink href="/about-us#certifications" tone="quiet">
              {closing.certifications}
            </ButtonLink>
            <ButtonLink href="/product-manuals" tone="quiet">
              Product manuals
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
