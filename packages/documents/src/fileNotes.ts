import { digits } from '@brand/catalogue/digits';
import { datasheetHref } from '@brand/catalogue/documents';
import type { Model } from '@brand/catalogue/models';
import sizes from './fileSizes.generated.json' with { type: 'json' };

/** Sizes of the downloads in kB, by file name, which the build writes. */
export const fileSizes: Readonly<Record<string, number>> = sizes;

/** Type of a download, from its extension: `PDF`. */
export const fileType = (href: string): string =>
  href.slice(href.lastIndexOf('.') + 1).toUpperCase();

/** Two digits at least: `3.7`, `42`, `195`. */
export const inKilobytes = (bytes: number): number =>
  bytes < 9_950 ? Math.round(bytes / 100) / 10 : Math.round(bytes / 1000);

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
