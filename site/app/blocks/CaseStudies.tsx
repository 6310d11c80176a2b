import {
  type CaseStudy,
  caseStudies,
  caseStudyHref,
  measureOf,
} from '@brand/catalogue/caseStudies';
import { caseAutomotive, caseHighrise, caseWastewater, type StillMedia } from '@brand/media';
import { CaseStudyCard, Grid } from '@brand/ui';
import { pictureOf } from '../shell/pictures.ts';

/** Photographs of the sites. */
export const caseImages: Record<CaseStudy['slug'], StillMedia> = {
  'automotive-plant': caseAutomotive,
  'municipal-wastewater': caseWastewater,
  'commercial-high-rise': caseHighrise,
};

interface CaseStudiesProps {
  /** Slug of a study to leave out. */
  except?: string;
}

/** Case studies as cards that link to their pages. */
export function CaseStudies({ except }: CaseStudiesProps) {
  return (
    <Grid as="ul" columns={except ? 'two' : 'three'}>
      {caseStudies
        .filter(({ slug }) => slug !== except)
        .map((study) => {
          const { slug, title, location, challenge, solution, results } = study;
          return (
            <CaseStudyCard
              key={slug}
              as="li"
              headingLevel={3}
              title={title}
              location={location}
              challenge={challenge}
              solution={solution}
              results={results}
              measure={measureOf(study)}
              image={pictureOf(caseImages[slug])}
              href={caseStudyHref(study)}
            />
          );
        })}
    </Grid>
  );
}
