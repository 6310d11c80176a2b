import { MeasureBand, PropertyTable, Prose, Section, Stack } from '@brand/ui';
import { Aside } from '../../blocks/Aside.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { hero, limits, report, tested } from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Accessibility() {
  return (
    <LandingPage {...hero} page={page}>
      <Section title={tested.title} lead={tested.lead}>
        <Stack gap="xxl">
          <MeasureBand items={tested.measures} />
          <PropertyTable
            label={tested.table}
            labels={{ name: tested.columns.name }}
            columns={[{ label: tested.columns.result, align: 'start' }]}
            items={tested.items.map(([name, result]) => ({ name, values: [result] }))}
          />
        </Stack>
      </Section>
      <Section tone="subtle" aria-labelledby="limits">
        <Aside level={2} headingId="limits" title={limits.title} text={limits.lead}>
          <Prose>
            <ul>
              {limits.items.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Prose>
        </Aside>
      </Section>
      <Closing ground="light" {...report} />
    </LandingPage>
  );
}
