import { properties, specified } from '@brand/catalogue/modelFigures';
import { modelHref, modelsOf } from '@brand/catalogue/models';
import { Picture, Section, SectionHead, SeriesTable } from '@brand/ui';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModelsSection } from './ModelsSection.tsx';
import { modelPicture } from './modelPicture.ts';
import { SizeCards } from './SizeCards.tsx';
import { type ModelsProps, tabs } from './useSeriesView.ts';

const comparisonId = 'comparison';

/** Pixels per metre of the pictures above the table. */
const scale = 56;

/** The models of RMX or EMX by frame and size, and the comparison table of the series. */
export function SizeModels({ series, view }: ModelsProps) {
  const { name, comparison } = series;
  const { model: selected, shown, hrefWith } = view;
  const navigate = useNavigate();
  // On a slow device, the next press comes before the page of the one before is rendered, and must not undo it.
  const [compared, setCompared] = useOptimistic(shown);
  const models = modelsOf(name);
  const hrefOf = (columns: readonly string[]) =>
    hrefWith(
      { columns: columns.length === models.length ? undefined : columns.join() },
      comparisonId,
    );
  return (
    <>
      <ModelsSection words={series.models} tone="subtle">
        <SizeCards
          frames={series.frames}
          hrefOf={({ code }) => hrefWith({ model: code }, tabs.models)}
          value={selected}
        />
      </ModelsSection>
      <Section id={comparisonId} aria-labelledby="comparison-title">
        {comparison && <SectionHead headingId="comparison-title" {...comparison} />}
        <SeriesTable
          label={`Comparison of the ${name} series`}
          properties={properties.series}
          items={models.map((model) => ({ ...specified(model), href: modelHref(model) }))}
          series={name}
          frames={series.frames?.map(({ model, ...frame }) => ({
            ...frame,
            image: <Picture {...modelPicture(model, scale)} alt="" />,
          }))}
          highlighted={selected}
          choosable
          value={compared}
          onValueChange={(codes) =>
            startTransition(() => {
              setCompared(codes);
              const [page = ''] = hrefOf(codes).split('#');
              return navigate(page, { replace: true, preventScrollReset: true });
            })
          }
          allHref={hrefOf(models.map(({ code }) => code))}
        />
      </Section>
    </>
  );
}
