import { catalogueArchive } from './archive.ts';
import { catalogue, datasheets, serviceBrochure } from './downloads.ts';

export const name = 'Downloads';
export const description =
  'Datasheets of MAX, RMX and EMX, the product catalogue and the service brochure, as PDF or in one archive.';

export const hero = {
  title: 'The figures, to take along.',
  text: 'Every file is made from the data of these pages, so that paper and screen say the same.',
};

const archive = {
  href: catalogueArchive,
  title: 'Everything in one archive',
  text: 'Catalogue, datasheets and brochure, for the folder of your project.',
};

export const items = [catalogue, ...datasheets, serviceBrochure, archive].map(
  ({ title, text, href }) => ({
    title,
    text,
    // The ending tells what will open.
    figure: href.endsWith('.zip') ? 'ZIP' : 'PDF',
    link: { label: 'Download', href },
  }),
);

export const closing = {
  title: 'A drawing, a model, a certificate?',
  text: 'What is not here comes by mail: name the model and the format, and an engineer sends it.',
};
