import { ButtonLink, CallToAction, Section } from '@brand/ui';
import { CaseStudies } from '../case-studies/CaseStudies.tsx';
import * as content from '../content/caseStudies.ts';
import { cardCaseStudies } from '../content/media.generated.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/case-studies';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.title,
    description: content.description,
    path,
    image: cardCaseStudies.src,
  });

export default function CaseStudiesPage() {
  return (
    <LandingPage {...content.listing} name={content.title} path={path}>
      <Section aria-label={content.title}>
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
