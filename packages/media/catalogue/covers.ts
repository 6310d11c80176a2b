/** First pages of the PDFs for download. */
import {
  catalogue,
  datasheets,
  installationManual,
  serviceBrochure,
} from '@brand/catalogue/downloads';
import type { Still } from './types.ts';

export const covers: Still[] = [catalogue, ...datasheets, installationManual, serviceBrochure].map(
  ({ href, title }) => ({
    kind: 'still',
    subject: 'covers',
    name: `cover-${href.slice(href.lastIndexOf('/') + 1, -'.pdf'.length)}`,
    alt: `First page: ${title}.`,
    width: 960,
    height: 1358,
    widths: [320, 480, 960],
    maker: { by: 'document', href },
  }),
);
