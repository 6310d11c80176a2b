import {
  Grid,
  Heading,
  LinkProvider,
  PropertyTable,
  Section,
  SectionHead,
  SegmentedControl,
  SpecTable,
  Stack,
  Text,
} from '@brand/ui';
import type { PropertySheet } from '../content/environment.ts';
import { modelsOf, type Series } from '../content/series.ts';
import { ChoiceLink } from './ChoiceLink.tsx';
import { printedIn, propertiesIn, type UnitSystem, unitSystems } from './specification.ts';
import { type SeriesView, tabs } from './useSeriesView.ts';

const unitNames: Record<UnitSystem, string> = {
  metric: 'm³/min · bar · kW',
  us: 'CFM · psi · hp',
};

/** The datasheet: every model with its figures, and what holds for all of them. */
export function Specifications({ series, view }: { series: Series; view: SeriesView }) {
  const { name, specifications, sheets } = series;
  const { model: selected, units, hrefWith } = view;
  return (
    <Section id={tabs.specs} aria-labelledby="specs-title">
      <Stack gap="xxxl">
        <LinkProvider component={ChoiceLink}>
          <div>
            <SectionHead headingId="specs-title" title="Specifications" lead={specifications.lead}>
              <SegmentedControl
                label="Units"
                segments={unitSystems.map((system) => ({
                  value: system,
                  text: unitNames[system],
                  href: hrefWith({ units: system }, tabs.specs),
                }))}
                selected={units}
              />
            </SectionHead>
            <SpecTable
              label={`Specifications of the ${name} series`}
              properties={propertiesIn(units).table}
              models={modelsOf(name).map((model) => ({
                ...printedIn(units, model),
                href: hrefWith({ model: model.code }, tabs.specs),
              }))}
              selected={selected}
              note={specifications.note}
            />
          </div>
        </LinkProvider>
        <Grid>
          {sheets.map((sheet) => (
            <Sheet key={sheet.title} {...sheet} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function Sheet({ title, rows, columns, note }: PropertySheet) {
  return (
    <Stack>
      <Heading level={3}>{title}</Heading>
      <PropertyTable label={title} rows={rows} columns={columns} />
      {note && (
        <Text size="caption" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}
