import {
  ComparisonTable,
  Heading,
  LinkProvider,
  ModelGrid,
  Picture,
  Section,
  SectionHead,
  Stack,
} from '@brand/ui';
import { modelsOf, type Series } from '../content/series.ts';
import { ChoiceLink } from './ChoiceLink.tsx';
import { modelPicture } from './modelPicture.ts';
import { printedIn, propertiesIn } from './specification.ts';
import { type SeriesView, tabs } from './useSeriesView.ts';

/** Every model as a card to choose, and side by side with the others. */
export function Models({ series, view }: { series: Series; view: SeriesView }) {
  const { name, specifications } = series;
  const { model: selected, units, hrefWith } = view;
  const properties = propertiesIn(units);
  const models = modelsOf(name).map((model) => ({
    ...printedIn(units, model),
    href: hrefWith({ model: model.code }, tabs.models),
  }));
  return (
    <LinkProvider component={ChoiceLink}>
      <Section id={tabs.models} aria-labelledby="models-title">
        <SectionHead headingId="models-title" title="Models" lead={series.models.lead} />
        <ModelGrid
          properties={properties.cards}
          models={models.map((model) => ({
            ...model,
            image: (
              <Picture
                {...modelPicture(model.code)}
                sizes="(width >= 75rem) 20rem, (width >= 40rem) 50vw, 100vw"
              />
            ),
          }))}
          selected={selected}
        />
      </Section>
      <Section tone="subtle" aria-labelledby="comparison">
        <Stack gap="l">
          <Heading level={2} id="comparison">
            Comparison
          </Heading>
          <ComparisonTable
            label={`Comparison of the ${name} series`}
            properties={properties.comparison}
            models={models}
            selected={selected}
            choosable={models.length > 4}
            note={specifications.note}
          />
        </Stack>
      </Section>
    </LinkProvider>
  );
}
