import { caseStudies, caseStudyHref, measureOf } from '@brand/catalogue/caseStudies';
import { Link, MeasureBand, Picture, Section, Split } from '@brand/ui';
import { caseImages } from '../../blocks/CaseStudies.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function CaseStudiesPage() {
  const { words, listing, closing } = content;
  return (
    <LandingPage {...listing} page={page}>
      {caseStudies.map((study, index) => {
        const { slug, title, location, challenge, solution, results } = study;
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
              side={index % 2 ? 'end' : 'start'}
              title={`${title}, ${location}`}
              items={[
                { title: words.challenge, text: challenge },
                { title: words.solution, text: solution },
                { title: words.results, text: `${results.join('. ')}.` },
              ]}
              media={
                <Picture
                  {...pictureOf(caseImages[slug])}
                  priority={index === 0}
                  sizes="(width >= 64rem) 58vw, 100vw"
                />
              }
              actions={
                <Link href={caseStudyHref(study)} tone="standalone">
                  {words.read(title)}
                </Link>
              }
            >
              <MeasureBand items={[measureOf(study)]} />
            </Split>
          </Section>
        );
      })}
      <Closing ground="light" {...closing} />
    </LandingPage>
  );
}
