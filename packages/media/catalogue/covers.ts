/** First pages of the PDFs for download. */
import { datasheetHref } from '@brand/catalogue/documents';
import {
  catalogue,
  datasheets,
  installationManual,
  serviceBrochure,
} from '@brand/catalogue/downloads';
import { models } from '@brand/catalogue/models';
import type { Still } from './types.ts';

const cover = ({ href, title }: { href: string; title: string }, widths: number[]): Still => ({
  kind: 'still',
  subject: 'covers',
  name: `cover-${href.slice(href.lastIndexOf('/') + 1, -'.pdf'.length)}`,
  alt: `First page: ${title}.`,
  width: Math.max(...widths),
  height: Math.round((Math.max(...widths) * 842) / 595),
  widths,
  maker: { by: 'document', href },
});

export const covers: Still[] = [
  ...[catalogue, ...datasheets, installationManual, serviceBrochure].map((one) =>
    cover(one, [320, 480, 960]),
  ),
  // Their pages find them by path.
  ...models.map((model) =>
    cover({ href: datasheetHref(model), title: `${model.code} datasheet` }, [480]),
  ),
];
