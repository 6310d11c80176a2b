import {
  type CaseStudy,
  caseStudies,
  caseStudyHref,
  measureOf,
} from '@brand/catalogue/caseStudies';
import { caseAutomotive, caseHighrise, caseWastewater, type StillMedia } from '@brand/media';
import { CaseStudyCard, Grid, Stack } from '@brand/ui';
import { pictureOf } from '../shell/pictures.ts';

/** Photographs of the sites. */
export const caseImages: Record<CaseStudy['slug'], StillMedia> = {
  'automotive-plant': caseAutomotive,
  'municipal-wastewater': caseWastewater,
  'commercial-high-rise': caseHighrise,
};

interface CaseStudiesProps {
  /** Stacks the cards at full width instead of placing them in a row. */
  wide?: boolean;
  /** Slug of a study to leave out. */
  except?: string;
}

/** Case studies as cards that link to their pages. */
export function CaseStudies({ wide = false, except }: CaseStudiesProps) {
  const cards = caseStudies
    .filter(({ slug }) => slug !== except)
    .map((study) => <Card key={study.slug} study={study} wide={wide} />);
  if (!wide)
    return (
      <Grid as="ul" columns={except ? 'two' : 'three'}>
        {cards}
      </Grid>
    );
  return (
    <Stack as="ul" gap="xxxl">
      {cards}
    </Stack>
  );
}

function Card({ study, wide }: { study: CaseStudy; wide: boolean }) {
  const { slug, title, location, challenge, solution, results } = study;
  return (
    <CaseStudyCard
      as="li"
      headingLevel={wide ? 2 : 3}
      title={title}
      location={location}
      challenge={challenge}
      solution={solution}
      results={results}
      measure={measureOf(study)}
      image={pictureOf(caseImages[slug])}
      href={caseStudyHref(study)}
      {...(wide && { sizes: '(width >= 48rem) 50vw, 100vw' })}
    />
  );
}
