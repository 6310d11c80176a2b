import { pictureScale } from '@brand/catalogue/modelPictures';
import type { Model, SeriesName } from '@brand/catalogue/models';
import type { PictureProps } from '@brand/ui';
import { machinePicture } from '../../shell/pictures.ts';

/** Alternative texts by series. They omit the model name, which the heading beside the picture states. */
const altTexts: Record<SeriesName, string> = {
  RMX: 'White cabinet, a touch screen above its louvred door, the discharge flange at its side.',
  EMX: 'White cabinet with dark sides, a touch screen on its door, the discharge flange on top.',
  MAX: 'Wide white cabinet of several doors, a touch screen in its dark column, a large discharge flange at its side.',
};

/** Picture of a model with `scale` pixels per metre. */
export function modelPicture({ code, series, picture }: Model, scale = pictureScale) {
  return {
    ...machinePicture(code, picture, scale),
    alt: altTexts[series],
    fit: 'own',
  } satisfies PictureProps;
}
