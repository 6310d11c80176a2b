/** Patents and the catalogue's cover. */
import { catalogueCover, coverHeight, coverWidth } from '../drawn/catalogue-cover.ts';
import { patent, patents, plateHeight, plateWidth } from '../drawn/plates.ts';
import type { Asset, Still } from './types.ts';

const plate = {
  kind: 'still',
  subject: 'plates',
  width: plateWidth,
  height: plateHeight,
  widths: [480, 768],
} as const;

export const plates: Asset[] = [
  ...Object.entries(patents).map(
    ([name, content]): Still => ({
      ...plate,
      name,
      alt: `Specimen with a drawing: ${content.figure.toLowerCase()}.`,
      maker: { by: 'drawing', page: () => patent(content) },
    }),
  ),
  {
    kind: 'still',
    name: 'catalogue-cover',
    subject: 'plates',
    alt: 'Cover of the catalogue: turbo blowers, series RMX, EMX and MAX.',
    width: coverWidth,
    height: coverHeight,
    widths: [480, 768],
    maker: { by: 'drawing', page: catalogueCover },
  },
];
