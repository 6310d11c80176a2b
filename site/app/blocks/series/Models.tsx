import { properties, specified } from '@brand/catalogue/modelFigures';
import { modelHref, modelsOf } from '@brand/catalogue/models';
import { ChoiceLink } from '@brand/router/ChoiceLink';
import { ComparisonTable, Heading, LinkProvider, Section, Stack } from '@brand/ui';
import { useNavigate } from 'react-router-dom';
import { ModelCards } from './ModelCards.tsx';
import type { Series } from './series.ts';
import { type SeriesView, tabs } from './useSeriesView.ts';

const comparisonId = 'comparison';

/** Cards to select a model, and the comparison table of the series. */
export function Models({ series, view }: { series: Series; view: SeriesView }) {
  const { name, specifications } = series;
  const { model: selected, shown, hrefWith } = view;
  const navigate = useNavigate();
  const models = modelsOf(name);
  const hrefOf = (columns: readonly string[]) =>
    hrefWith(
      { columns: columns.length === models.length ? undefined : columns.join() },
      comparisonId,
    );
  return (
    <>
      <Section id={tabs.models} title="Models" lead={series.models.lead}>
        <LinkProvider component={ChoiceLink}>
          <ModelCards
            models={models}
            hrefOf={({ code }) => hrefWith({ model: code }, tabs.models)}
            value={selected}
          />
        </LinkProvider>
      </Section>
      <Section id={comparisonId} tone="subtle" aria-labelledby="comparison-title">
        <Stack gap="l">
          <Heading level={2} id="comparison-title">
            Comparison
          </Heading>
          <ComparisonTable
            label={`Comparison of the ${name} series`}
            properties={properties.comparison}
            items={models.map((model) => ({ ...specified(model), href: modelHref(model) }))}
            highlighted={selected}
            choosable={models.length > 4}
            value={shown}
            onValueChange={(codes) => {
              const [page = ''] = hrefOf(codes).split('#');
              navigate(page, { replace: true, preventScrollReset: true });
            }}
            allHref={hrefOf(models.map(({ code }) => code))}
            note={specifications.note}
          />
        </Stack>
      </Section>
    </>
  );
}
