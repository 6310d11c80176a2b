import { models, type SeriesName } from '@brand/catalogue/models';
import { modelPictures } from '@brand/media';
import type { PictureProps } from '@brand/ui';

/** Alternative texts by series. They omit the model name, which the heading beside the picture states. */
const altTexts: Record<SeriesName, string> = {
  RMX: 'White cabinet, a touch screen above its louvred door, the discharge flange at its side.',
  EMX: 'White cabinet with dark sides, a touch screen on its door, the discharge flange on top.',
  MAX: 'Wide white cabinet of several doors, a touch screen in its dark column, a large discharge flange at its side.',
};

const sizes = new Map(Object.entries(modelPictures.sizes));
models.forEach(({ code }, index) => {
  const before = sizes.get(models[index - 1]?.code ?? '');
  if (before && !sizes.has(code)) sizes.set(code, before);
});

/** Picture of a model, at a path built from its code, with `scale` pixels per metre. `-back` after the code is its back. */
export function modelPicture(code: string, scale = modelPictures.scale) {
  const path = `/images/models/${code.toLowerCase()}`;
  const [width = 0, height = 0] = (sizes.get(code) ?? []).map((length) =>
    Math.round((length * scale) / modelPictures.scale),
  );
  return {
    src: `${path}.webp`,
    alt: code.endsWith('-back')
      ? 'Back of the cabinet: service door and cable entry.'
      : altTexts[code.slice(0, 3) as SeriesName],
    width,
    height,
    fit: 'own',
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  } satisfies PictureProps;
}
