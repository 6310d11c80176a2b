import { ButtonLink, CallToAction, Section } from '@brand/ui';
import { CaseStudies } from '../../blocks/CaseStudies.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function CaseStudiesPage() {
  return (
    <LandingPage {...content.listing} page={page}>
      <Section aria-label={page.title}>
        <CaseStudies wide />
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact">Contact Application Engineer</ButtonLink>
            <ButtonLink href="/applications" tone="quiet">
              All applications
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
