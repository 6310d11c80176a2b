import { modelsOf } from '@brand/catalogue/models';
import { Grid, Section, SectionHead, Stack } from '@brand/ui';
import { ModelTable } from '../comparison/ModelTable.tsx';
import { TitledTable } from '../TitledTable.tsx';
import { OpenFigure } from './OpenFigure.tsx';
import type { Series } from './series.ts';
import { type SeriesView, tabs } from './useSeriesView.ts';

/** Specification table of the models, and the properties they share. */
export function Specifications({ series, view }: { series: Series; view: SeriesView }) {
  const { name, specifications, sheets } = series;
  const { model: selected } = view;
  return (
    <Section id={tabs.specs} aria-labelledby="specs-title">
      <Stack gap="xxl">
        <Stack gap="s">
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
          <OpenFigure of="conditions" />
        </Stack>
        <Stack gap="l">
          <Grid gap="l">
            {sheets.map((sheet) => (
              <TitledTable key={sheet.title} machines={`${name} series`} {...sheet} />
            ))}
          </Grid>
          <OpenFigure of="supply" />
        </Stack>
      </Stack>
    </Section>
  );
}
