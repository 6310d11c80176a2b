import { catalogueArchive } from '@brand/catalogue/archive';
import { dataSet } from '@brand/catalogue/documents';
import {
  catalogue,
  datasheets,
  installationManual,
  serviceBrochure,
} from '@brand/catalogue/downloads';
import { fileNote, fileType } from '@brand/catalogue/fileNotes';
import { models } from '@brand/catalogue/models';

export const hero = {
  title: 'The figures, to take with you.',
  text: 'Every file is made from the same data as these pages, so paper and screen agree.',
};

const archive = {
  href: catalogueArchive,
  title: 'Everything in one archive',
  text: 'Catalogue, datasheets and brochure, for your project folder.',
};

const table = {
  href: dataSet.csv,
  title: 'All Models as a Table',
  text: `The figures of all ${models.length} models, for a spreadsheet.`,
};

const data = {
  href: dataSet.json,
  title: 'All Models as Data',
  text: 'The same figures with their units, for a program.',
};

export const items = [
  ...[catalogue, ...datasheets, installationManual, serviceBrochure],
  ...[table, data, archive],
].map(({ title, text, href }) => ({
  title,
  text,
  figure: fileType(href),
  link: { name: `Download ${fileNote(href)}`, href },
}));

export const closing = {
  title: 'A drawing, a model, a certificate?',
  text: 'If it is not here, name the model and the format, and an engineer will email it.',
  drawing: 'Request a drawing',
  certifications: 'Certifications',
};
