import { ModelGrid, type ModelGridProps, Picture } from '@brand/ui';
import { properties, specified } from '../../company/modelFigures.ts';
import { type Model, modelHref } from '../../company/models.ts';
import { CompareLink } from '../comparison/CompareLink.tsx';
import { modelPicture } from './modelPicture.ts';

interface ModelCardsProps extends Pick<ModelGridProps, 'value'> {
  models: readonly Model[];
  /** Target of a card. @default the model's page */
  hrefOf?: (model: Model) => string;
}

/** Models as cards with picture, main figures and a link to the comparison. */
export function ModelCards({ models, hrefOf = modelHref, value }: ModelCardsProps) {
  return (
    <ModelGrid
      properties={properties.cards}
      items={models.map((model) => ({
        ...specified(model),
        href: hrefOf(model),
        actions: <CompareLink model={model} />,
        image: (
          <Picture
            {...modelPicture(model.code)}
            sizes="(width >= 75rem) 20rem, (width >= 40rem) 50vw, 100vw"
          />
        ),
      }))}
      value={value}
    />
  );
}
