/** Files that the build generates for each model and for all models. */
import type { Model } from './models.ts';

/** Raise the number and set the date when a figure of a model changes: a test prints the new `fingerprint`. */
export const revision = {
  number: 2,
  date: '2026-11-23',
  fingerprint: 'a0a9fcdd51c7',
} as const;

/** Of the documents: `Revision 2, 2026-11-23`. */
export const revisionText = `Revision ${revision.number}, ${revision.date}`;

/** Datasheet of a model: `/downloads/rmx40-c080-datasheet.pdf`. */
export const datasheetHref = ({ code }: Pick<Model, 'code'>) =>
  `/downloads/${code.toLowerCase()}-datasheet.pdf`;

/** The data set of all models: for spreadsheets, for those with decimal commas, and for programs. */
export const dataSet = {
  csv: '/downloads/models.csv',
  semicolon: '/downloads/models-decimal-comma.csv',
  json: '/downloads/models.json',
} as const;
