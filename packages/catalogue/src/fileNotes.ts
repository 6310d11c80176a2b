import { digits } from './digits.ts';
import { datasheetHref } from './documents.ts';
import { fileSizes } from './fileSizes.generated.ts';
import type { Model } from './models.ts';

/** Type of a download, from its extension: `PDF`. */
export const fileType = (href: string): string =>
  href.slice(href.lastIndexOf('.') + 1).toUpperCase();

/** Type and size of a download: `PDF, 186 kB`, `ZIP, 2.3 MB`. */
export function fileNote(href: string): string {
  const size = fileSizes[href.slice(href.lastIndexOf('/') + 1)];
  if (!size) throw new RangeError(`There is no download ${href}.`);
  const printed = size < 1000 ? `${size}\u00a0kB` : `${digits(size / 1000, 1)}\u00a0MB`;
  return `${fileType(href)}, ${printed}`;
}

/** Label of a link to a model's datasheet: `Datasheet (PDF, 38 kB)`. */
export const datasheetLabel = (model: Model): string =>
  `Datasheet (${fileNote(datasheetHref(model))})`;
