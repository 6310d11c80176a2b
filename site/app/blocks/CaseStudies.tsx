import {
  type CaseStudy,
  caseStudies,
  caseStudyHref,
  measureOf,
} from '@brand/catalogue/caseStudies';
import {
  plantRoomAutomotive,
  plantRoomHighrise,
  plantRoomWastewater,
  type StillMedia,
} from '@brand/media';
import { CaseStudyCard, Grid } from '@brand/ui';

/** The plant rooms of the sites. */
export const caseImages: Record<CaseStudy['slug'], StillMedia> = {
  'automotive-plant': plantRoomAutomotive,
  'municipal-wastewater': plantRoomWastewater,
  'commercial-high-rise': plantRoomHighrise,
};

/** Case studies as cards that link to their pages, without the pictures that the pages show. */
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
            href={caseStudyHref(study)}
          />
        );
      })}
    </Grid>
  );
}
