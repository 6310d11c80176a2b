import { catalogueArchive } from '@brand/catalogue/archive';
import { dataSet, revisionText } from '@brand/catalogue/documents';
import { documentHref } from '@brand/catalogue/documentsOnRequest';
import {
  catalogue,
  datasheets,
  installationManual,
  serviceBrochure,
} from '@brand/catalogue/downloads';
import { models } from '@brand/catalogue/models';
import { fileNote } from '@brand/documents/fileNotes';
import {
  coverEmxSeriesDatasheet,
  coverMaxInstallationManual,
  coverMaxSeriesDatasheet,
  coverProductCatalogue,
  coverRmxSeriesDatasheet,
  coverServiceBrochure,
} from '@brand/media';

export const hero = {
  title: 'Datasheets, manuals and data.',
  text: `For all ${models.length} models. Every file is made from the same data as these pages, so paper and screen agree.`,
};

const covers = [
  coverProductCatalogue,
  coverMaxSeriesDatasheet,
  coverRmxSeriesDatasheet,
  coverEmxSeriesDatasheet,
  coverMaxInstallationManual,
  coverServiceBrochure,
];

/** Name of a file without its extension. */
const nameOf = (href: string) => href.slice(href.lastIndexOf('/') + 1, href.lastIndexOf('.'));

const downloadOf = (href: string) => ({ name: `Download ${fileNote(href)}`, href });

/** The catalogue first, each with its first page. */
export const documents = [catalogue, ...datasheets, installationManual, serviceBrochure].map(
  ({ title, text, href }) => ({
    title,
    text,
    note: revisionText,
    cover: covers.find(({ src }) => src.includes(nameOf(href))) ?? coverProductCatalogue,
    link: downloadOf(href),
  }),
);

export const files = {
  title: 'Data files',
  items: [
    { title: 'CSV', text: 'All models, for spreadsheets.', href: dataSet.csv },
    {
      title: 'CSV, decimal commas',
      text: 'The same for spreadsheets in German, French and other languages.',
      href: dataSet.semicolon,
    },
    { title: 'JSON', text: 'All models, for programs.', href: dataSet.json },
    {
      title: 'ZIP',
      text: 'Catalogue, series datasheets and service brochure in one archive.',
      href: catalogueArchive,
    },
  ].map(({ href, ...file }) => ({ ...file, link: downloadOf(href) })),
};

export const single = {
  title: 'One model’s datasheet',
  text: `${models.length} datasheets, each with map and outline drawing.`,
  field: 'Model',
  action: 'Find its datasheet',
};

export const closing = {
  title: 'A drawing, a 3D model, a certificate?',
  text: 'If it is not here, name the model and the format, and an engineer will email it.',
  actions: [
    { name: 'Request a drawing', href: documentHref('drawing') },
    { name: 'Ask for sound data', href: documentHref('sound') },
    { name: 'Ask for another voltage', href: documentHref('supply') },
    { name: 'Certifications', href: '/about-us#certifications' },
  ],
};
