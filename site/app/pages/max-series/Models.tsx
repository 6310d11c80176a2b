import { datasheetHref } from '@brand/catalogue/documents';
import { properties, specified } from '@brand/catalogue/modelFigures';
import { modelHref, modelsOf } from '@brand/catalogue/models';
import { quoteHref } from '@brand/catalogue/selection/links';
import { datasheetLabel } from '@brand/documents/fileNotes';
import { ButtonLink, ComparisonTable, Link, Picture } from '@brand/ui';
import { CompareLink } from '../../blocks/comparison/CompareLink.tsx';
import { ModelsSection } from '../../blocks/series/ModelsSection.tsx';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { type ModelsProps, tabs } from '../../blocks/series/useSeriesView.ts';

/** Pixels per metre of the pictures: the widest machine fits into its column. */
const scale = 82;

/** The models of MAX side by side: the header of each column is the card that selects its model. */
export function Models({ series: { name, models: words }, view }: ModelsProps) {
  return (
    <ModelsSection words={words} tone="subtle">
      <ComparisonTable
        id="comparison"
        label={`Comparison of the ${name} series`}
        scale={scale}
        properties={properties.models.map((property) => ({ ...property, align: 'start' }))}
        items={modelsOf(name).map((model) => {
          const { code } = model;
          return {
            ...specified(model),
            href: view.hrefWith({ model: code }, tabs.models),
            pageHref: modelHref(model),
            image: <Picture {...modelPicture(model, scale)} alt="" />,
            actions: (
              <>
                {code === view.model && (
                  <ButtonLink href={quoteHref({ models: [model] })} size="small">
                    Request a quote
                  </ButtonLink>
                )}
                <CompareLink look="short" model={model} />
                <Link
                  href={datasheetHref(model)}
                  tone="standalone"
                  aria-label={`${datasheetLabel(model)}: ${code}`}
                >
                  Datasheet
                </Link>
              </>
            ),
          };
        })}
        highlighted={view.model}
      />
    </ModelsSection>
  );
}
