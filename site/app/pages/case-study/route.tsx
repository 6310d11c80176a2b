import { measureOf } from '@brand/catalogue/caseStudies';
import { FeatureList, Link, MeasureBand, Picture, Section, Stack, Text } from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { Aside } from '../../blocks/Aside.tsx';
import { CaseStudies, caseImages } from '../../blocks/CaseStudies.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { pageMeta } from '../../shell/meta.ts';
import { pageAt, pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import type { Route } from './+types/route.ts';
import { words } from './content.ts';
import { pages } from './page.ts';

export const { handle } = pageRoute(pages);

export const meta: Route.MetaFunction = ({ location }) => {
  const { study, ...page } = pageAt(pages, location.pathname);
  return pageMeta({
    ...page,
    description: `Case study: ${page.title}. ${study.results.join('. ')}.`,
    type: 'article',
  });
};

export default function CaseStudyPage() {
  const { study, ...page } = pageAt(pages, useLocation().pathname);
  const { slug, location, sector, segment, summary, challenge, solution, results } = study;
  return (
    <LandingPage
      page={page}
      title={page.title}
      text={summary}
      media={<Picture {...pictureOf(caseImages[slug])} priority />}
      foot={
        <MeasureBand
          items={[
            measureOf(study),
            { value: sector, label: words.sector },
            { value: location, label: words.location },
          ]}
        />
      }
    >
      <Section>
        <Stack gap="xxxl">
          <Aside level={2} title={words.challenge}>
            <Text size="lead">{challenge}</Text>
          </Aside>
          <Aside level={2} title={words.solution}>
            <Text size="lead">{solution}</Text>
          </Aside>
          <Aside level={2} headingId="results" title={words.results}>
            <Stack gap="l">
              <FeatureList aria-labelledby="results" items={results} />
              <Link href={`/applications#${segment}`} tone="standalone">
                {words.application} <span aria-hidden="true">→</span>
              </Link>
            </Stack>
          </Aside>
        </Stack>
      </Section>
      <Section tone="subtle" title={words.others}>
        <CaseStudies except={slug} />
      </Section>
    </LandingPage>
  );
}
