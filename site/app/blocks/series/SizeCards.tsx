import { datasheetHref } from '@brand/catalogue/documents';
import type { Frame } from '@brand/catalogue/frames';
import { properties, specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { quoteHref } from '@brand/catalogue/selection/links';
import { datasheetLabel } from '@brand/documents/fileNotes';
import { ButtonLink, Link, Picture, SizeList } from '@brand/ui';
import { CompareLink } from '../comparison/CompareLink.tsx';
import { modelPicture } from './modelPicture.ts';

/** Pixels per metre of the pictures of the frames. */
const scale = 176;

interface SizeCardsProps {
  frames: readonly Frame[] | undefined;
  /** URL of the page with a model selected. */
  hrefOf: (model: Model) => string;
  /** Code of the selected model. */
  value: string;
}

/** Models of RMX or EMX by frame and size, and links of the selected one. */
export function SizeCards({ frames = [], hrefOf, value }: SizeCardsProps) {
  const selectedOf = (sizes: Frame['sizes']) =>
    sizes.flatMap(({ models }) => models).find(({ code }) => code === value);
  return (
    <SizeList
      properties={properties.sizes}
      details={properties.details}
      scale={scale}
      frames={frames.map(({ sizes, model, ...frame }) => ({
        ...frame,
        image: <Picture {...modelPicture(selectedOf(sizes) ?? model, scale)} />,
        sizes: sizes.map((size) => ({
          ...size,
          models: size.models.map((model) => ({
            ...specified(model),
            href: hrefOf(model),
            actions: model.code === value && (
              <>
                <ButtonLink href={quoteHref({ models: [model] })} size="small">
                  Request a quote
                </ButtonLink>
                <Link
                  href={modelHref(model)}
                  tone="standalone"
                  aria-label={`All figures: ${model.code}`}
                >
                  All figures
                </Link>
                <Link
                  href={datasheetHref(model)}
                  tone="standalone"
                  aria-label={datasheetLabel(model)}
                >
                  Datasheet
                </Link>
                <CompareLink look="short" model={model} />
              </>
            ),
          })),
        })),
      }))}
      value={value}
    />
  );
}
