import { CaseStudyCard, Grid, Stack } from '@brand/ui';
import { type CaseStudy, caseStudies, caseStudyHref, measureOf } from '../company/caseStudies.ts';
import { pictureOf } from '../shell/pictures.ts';

interface CaseStudiesProps {
  /** One below the other on the full width, instead of three in a row. */
  wide?: boolean;
  /** Address part of the study that is shown elsewhere in the page. */
  except?: string;
}

/** The case studies as cards, each with the way to its own page. */
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
  const { title, location, challenge, solution, results, image } = study;
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
      image={pictureOf(image)}
      href={caseStudyHref(study)}
      {...(wide && { sizes: '(width >= 48rem) 50vw, 100vw' })}
    />
  );
}
