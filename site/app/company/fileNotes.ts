import { catalogueArchive } from './archive.ts';
import { dataSet, datasheetHref } from './documents.ts';
import { catalogue, datasheets, installationManual, serviceBrochure } from './downloads.ts';
import type { Model } from './models.ts';

/** Sizes in kB of the files that the build writes, rounded; it fails when one is wrong by more than a tenth. */
const sizes: Readonly<Record<string, number>> = {
  [catalogueArchive]: 370,
  [catalogue.href]: 186,
  ...Object.fromEntries(datasheets.map(({ href }) => [href, 54])),
  [installationManual.href]: 21,
  [serviceBrochure.href]: 20,
  [dataSet.csv]: 3.7,
  [dataSet.json]: 19,
};

/** Size in kB of a file for download: that of a model's datasheet, if it is none of the others. */
export const sizeOf = (href: string): number => sizes[href] ?? 38;

/** Type of a file for download by its ending: `PDF`. */
export const fileType = (href: string): string =>
  href.slice(href.lastIndexOf('.') + 1).toUpperCase();

/** Type and size of a file for download, as its link states them: `PDF, 186 kB`. */
export const fileNote = (href: string): string => `${fileType(href)}, ${sizeOf(href)} kB`;

/** `Datasheet (PDF, 38 kB)`. */
export const datasheetLabel = (model: Model): string =>
  `Datasheet (${fileNote(datasheetHref(model))})`;
