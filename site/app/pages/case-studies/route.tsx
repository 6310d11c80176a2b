import { caseStudies, caseStudyHref, measureOf } from '@brand/catalogue/caseStudies';
import { KeyFigure, Link, Picture, Section, Split, VisuallyHidden } from '@brand/ui';
import { caseImages } from '../../blocks/CaseStudies.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { DutyClosing } from '../../shell/DutyClosing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function CaseStudiesPage() {
  const { listing, read, closing } = content;
  return (
    <LandingPage {...listing} page={page}>
      {caseStudies.map((study, index) => {
        const { slug, title, location, summary } = study;
        return (
          <Section
            key={slug}
            space="none"
            tone={index % 2 ? 'plain' : 'subtle'}
            aria-labelledby={slug}
          >
            <Split
              bleed
              headingId={slug}
              side={index % 2 ? 'start' : 'end'}
              title={`${title}, ${location}`}
              text={summary}
              media={
                <Picture {...pictureOf(caseImages[slug])} priority={index === 0} sizes={bleeding} />
              }
              actions={
                <Link href={caseStudyHref(study)} tone="standalone">
                  {read}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </Link>
              }
            >
              <KeyFigure size="large" {...measureOf(study)} />
            </Split>
          </Section>
        );
      })}
      <DutyClosing ground="light" {...closing} />
    </LandingPage>
  );
}
