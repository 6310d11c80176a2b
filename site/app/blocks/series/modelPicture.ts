import type { SeriesName } from '@brand/catalogue/models';
import type { PictureImage } from '@brand/ui';

/** Alternative texts by series. They omit the model name, which the heading beside the picture states. */
const altTexts: Record<SeriesName, string> = {
  RMX: 'White cabinet, a touch screen above its louvred door, the discharge flange at its side.',
  EMX: 'White cabinet with dark sides, a touch screen on its door, the discharge flange on top.',
  MAX: 'Wide white cabinet of several doors, a touch screen in its dark column, a large discharge flange at its side.',
};

/** Picture of a model, at a path built from its code. */
export function modelPicture(code: string): PictureImage {
  const path = `/images/models/${code.toLowerCase()}`;
  return {
    src: `${path}.webp`,
    alt: `${altTexts[code.slice(0, 3) as SeriesName]} Rendering.`,
    width: 768,
    height: 576,
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  };
}
