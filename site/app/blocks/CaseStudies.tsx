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

/** Case studies as cards that link to their pages. */
export function CaseStudies() {
  return (
    <Grid as="ul" columns="three">
      {caseStudies.map((study) => {
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
