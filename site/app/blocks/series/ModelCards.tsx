import { datasheetHref } from '@brand/catalogue/documents';
import { datasheetLabel } from '@brand/catalogue/fileNotes';
import { properties, specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { quoteHref } from '@brand/catalogue/selection/links';
import { Link, ModelGrid, type ModelGridProps, Picture } from '@brand/ui';
import { CompareLink } from '../comparison/CompareLink.tsx';
import { modelPicture } from './modelPicture.ts';

const quoteLabel = 'Request a quote';

/** Pixels per metre of the pictures: the widest machine fits into the narrowest card. */
const scale = 92;

interface ModelCardsProps extends Pick<ModelGridProps, 'value'> {
  models: readonly Model[];
  /** URL of the page with this model selected. Without it the whole card leads to the model's page. */
  hrefOf?: (model: Model) => string;
}

/** Models as cards with picture, main figures, and links to page, datasheet, quote and comparison. */
export function ModelCards({ models, hrefOf, value }: ModelCardsProps) {
  return (
    <ModelGrid
      properties={properties.cards}
      items={models.map((model) => ({
        ...specified(model),
        ...(hrefOf
          ? { href: hrefOf(model), pageHref: modelHref(model) }
          : { href: modelHref(model) }),
        actions: (
          <>
            <CompareLink model={model} />
            <Link
              href={datasheetHref(model)}
              tone="standalone"
              aria-label={`${datasheetLabel(model)}: ${model.code}`}
            >
              {datasheetLabel(model)}
            </Link>
            <Link
              href={quoteHref({ models: [model] })}
              tone="standalone"
              aria-label={`${quoteLabel}: ${model.code}`}
            >
              {quoteLabel}
            </Link>
          </>
        ),
        image: <Picture {...modelPicture(model, scale)} alt="" />,
      }))}
      value={value}
    />
  );
}
