import { catalogueArchive } from './archive.ts';
import { dataSet, datasheetHref } from './documents.ts';
import { catalogue, datasheets, installationManual, serviceBrochure } from './downloads.ts';
import type { Model } from './models.ts';

/** Rounded sizes in kB of the files that the build writes. The build fails when one is off by more than a tenth. */
const sizes: Readonly<Record<string, number>> = {
  [catalogueArchive]: 370,
  [catalogue.href]: 186,
  ...Object.fromEntries(datasheets.map(({ href }) => [href, 54])),
  [installationManual.href]: 21,
  [serviceBrochure.href]: 20,
  [dataSet.csv]: 3.7,
  [dataSet.json]: 19,
};

/** Size of a download in kB; all datasheets of models have the same. */
export const sizeOf = (href: string): number => sizes[href] ?? 38;

/** Type of a download, from its extension: `PDF`. */
export const fileType = (href: string): string =>
  href.slice(href.lastIndexOf('.') + 1).toUpperCase();

/** Type and size of a download: `PDF, 186 kB`. */
export const fileNote = (href: string): string => `${fileType(href)}, ${sizeOf(href)} kB`;

/** Label of a link to a model's datasheet: `Datasheet (PDF, 38 kB)`. */
export const datasheetLabel = (model: Model): string =>
  `Datasheet (${fileNote(datasheetHref(model))})`;
