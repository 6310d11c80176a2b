import { readModels } from '@brand/catalogue/selection/comparison';
import { EmptyState, Section } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { useDuty } from '../../blocks/selector/useDuty.ts';
import { pageRoute } from '../../shell/pageRoute.ts';
import { Choice } from './Choice.tsx';
import * as content from './content.ts';
import { page } from './page.ts';
import { Table } from './Table.tsx';

export const { meta, handle } = pageRoute(page);

export default function Compare() {
  const [query] = useSearchParams();
  const chosen = readModels(query);
  const duty = useDuty();
  const fixed = chosen.find(({ code }) => code.toLowerCase() === query.get('fixed'))?.code;
  return (
    <LandingPage {...content.hero} page={page}>
      {chosen.length > 0 ? (
        <Table chosen={chosen} fixed={fixed} duty={duty} />
      ) : (
        <Section space="half">
          <EmptyState title={content.empty.title}>{content.empty.text}</EmptyState>
        </Section>
      )}
      <Choice chosen={chosen} fixed={fixed} duty={duty} />
      {chosen.length === 0 && <Comparison />}
    </LandingPage>
  );
}
