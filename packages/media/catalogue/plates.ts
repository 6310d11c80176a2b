/** Certificates, patents and the catalogue's cover. */
import { catalogueCover, coverHeight, coverWidth } from '../drawn/catalogue-cover.ts';
import {
  type Certificate,
  certificate,
  patent,
  patents,
  plateHeight,
  plateWidth,
} from '../drawn/plates.ts';
import type { Asset, Still } from './types.ts';

const certificates: Record<string, Certificate> = {
  'certificate-iso-9001': {
    standard: 'ISO 9001:2015',
    subject: 'Quality management',
    note: 'Management system',
    petals: 12,
  },
  'certificate-iso-14001': {
    standard: 'ISO 14001',
    subject: 'Environmental management',
    note: 'Management system',
    petals: 9,
  },
  'certificate-asme-ptc-13': {
    standard: 'ASME PTC 13',
    subject: 'Performance test code',
    note: 'Performance verified to ±1%',
    petals: 16,
  },
  'certificate-iso-5389': {
    standard: 'ISO 5389',
    subject: 'Performance test code',
    note: 'Turbocompressors',
    petals: 7,
  },
  'certificate-ce': {
    standard: 'CE',
    subject: 'Declaration of conformity',
    note: 'European directives',
    petals: 20,
  },
};

const plate = {
  kind: 'still',
  subject: 'plates',
  width: plateWidth,
  height: plateHeight,
  widths: [480, 768],
} as const;

export const plates: Asset[] = [
  ...Object.entries(certificates).map(
    ([name, content]): Still => ({
      ...plate,
      name,
      alt: 'Specimen, not the certificate itself.',
      maker: { by: 'drawing', page: () => certificate(content) },
    }),
  ),
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
