import {
  FeatureList,
  Link,
  MeasureBand,
  Picture,
  Section,
  SectionHead,
  Stack,
  Text,
} from '@brand/ui';
import { data } from 'react-router-dom';
import { CaseStudies } from '../case-studies/CaseStudies.tsx';
import * as content from '../content/caseStudies.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Aside } from '../service-pages/Aside.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import type { Route } from './+types/case-study.ts';

export const handle: RouteHandle = { hero: true };

const studyOf = (slug: string) => content.caseStudies.find((study) => study.slug === slug);

export function loader({ params: { slug } }: Route.LoaderArgs) {
  if (!studyOf(slug)) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = ({ params: { slug } }) => {
  const study = studyOf(slug);
  if (!study) return [];
  const { title, location, results, card } = study;
  return pageMeta({
    title: `${title}, ${location}`,
    description: `Case study: ${title}, ${location}. ${results.join('. ')}.`,
    path: content.caseStudyHref(study),
    image: card.src,
    type: 'article',
  });
};

export default function CaseStudyPage({ params: { slug } }: Route.ComponentProps) {
  const study = studyOf(slug);
  if (!study) return null;
  const { title, location, sector, segment, summary, challenge, solution, results, image } = study;
  const { words } = content;
  return (
    <LandingPage
      title={`${title}, ${location}`}
      text={summary}
      path={content.caseStudyHref(study)}
      parents={[{ name: content.title, path: '/case-studies' }]}
      media={<Picture {...pictureOf(image)} priority />}
      foot={
        <MeasureBand
          measures={[
            content.measureOf(study),
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
              <FeatureList aria-labelledby="results" features={results} />
              <Link href={`/applications#${segment}`} tone="standalone">
                {words.application} <span aria-hidden="true">→</span>
              </Link>
            </Stack>
          </Aside>
        </Stack>
      </Section>
      <Section tone="subtle" aria-labelledby="others">
        <SectionHead headingId="others" title={words.others} />
        <CaseStudies except={slug} />
      </Section>
    </LandingPage>
  );
}
