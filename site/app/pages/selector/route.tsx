import { models } from '@brand/catalogue/models';
import { readRequest } from '@brand/catalogue/selection/request';
import { select } from '@brand/catalogue/selection/select';
import { Section, SectionHead, VisuallyHidden } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { ModelTable } from '../../blocks/comparison/ModelTable.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { SelectorForm } from '../../blocks/selector/SelectorForm.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { SiteUnits } from '../../shell/SiteUnits.tsx';
import * as content from './content.ts';
import { DutyMap } from './DutyMap.tsx';
import { page } from './page.ts';
import { Results } from './Results.tsx';

export const { meta, handle } = pageRoute(page);

export default function Selector() {
  const [parameters] = useSearchParams();
  // The form always sends units, so a URL with units but no figures is an empty submission, not a first visit.
  const read = readRequest(parameters, parameters.has('flowUnit'));
  const { request } = read;
  const found = request && select(request);
  return (
    <LandingPage {...content.hero} page={page}>
      <Section id={request ? undefined : 'results'} space="half" aria-label={page.title}>
        <SelectorForm read={read} />
      </Section>
      <VisuallyHidden role="status">{found && content.counted(found)}</VisuallyHidden>
      {request && found && (
        <Section id="results" space="half" aria-labelledby="results-title">
          <Results request={request} found={found} />
        </Section>
      )}
      <DutyMap request={request} found={found} />
      <Section id="all" aria-labelledby="all-title">
        <SectionHead headingId="all-title" title={content.all.title} lead={content.all.lead}>
          <SiteUnits block="all" />
        </SectionHead>
        <ModelTable label={content.all.label} models={models} note={content.all.note} />
      </Section>
      <Comparison />
    </LandingPage>
  );
}
