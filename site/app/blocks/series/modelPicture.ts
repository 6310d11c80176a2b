import type { PictureImage } from '@brand/ui';
import type { SeriesName } from '../../company/models.ts';

/** Alt texts of the machines of a series, without the name that the heading beside the picture gives. */
const seen: Record<SeriesName, string> = {
  RMX: 'White cabinet, a touch screen above its louvred door, the discharge flange at its side.',
  EMX: 'White cabinet with dark sides, a touch screen on its door, the discharge flange on top.',
  MAX: 'Wide white cabinet of several doors, a touch screen in its dark column, a large discharge flange at its side.',
};

/** Picture of a model: its path is built from the code. */
export function modelPicture(code: string): PictureImage {
  const path = `/images/models/${code.toLowerCase()}`;
  return {
    src: `${path}.webp`,
    alt: `${seen[code.slice(0, 3) as SeriesName]} Rendering.`,
    width: 768,
    height: 576,
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  };
}
