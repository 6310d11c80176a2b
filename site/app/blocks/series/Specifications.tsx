import { modelsOf } from '@brand/catalogue/models';
import { Section, SectionHead, Stack } from '@brand/ui';
import { ModelTable } from '../comparison/ModelTable.tsx';
import { Basis } from './Basis.tsx';
import { Sheets } from './Sheets.tsx';
import type { Series } from './series.ts';
import { type SeriesView, tabs } from './useSeriesView.ts';

/** Specification table of the models, the properties they share, and what the figures are based on. */
export function Specifications({ series, view }: { series: Series; view: SeriesView }) {
  const { name, specifications } = series;
  const { model: selected } = view;
  return (
    <Section id={tabs.specs} aria-labelledby="specs-title">
      <Stack gap="xxl">
        <div>
          <SectionHead
            headingId="specs-title"
            layout="stack"
            title="Specifications"
            lead={specifications.lead}
          />
          <ModelTable
            label={`Specifications of the ${name} series`}
            models={modelsOf(name)}
            value={selected}
            note={specifications.note}
          />
        </div>
        <Sheets series={name} />
        <Basis series={name} texts={specifications.basis} />
      </Stack>
    </Section>
  );
}
