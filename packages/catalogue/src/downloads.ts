import { spanWithUnit } from './modelFigures.ts';
import { models, modelsOf, type SeriesName, seriesNames } from './models.ts';
import type { UnitText } from './shapes.ts';
import { inUnits } from './units.ts';

/** A file generated at build time from the same data as the pages. */
export interface Download {
  href: string;
  title: string;
  text: UnitText;
  /** The series whose models it lists. */
  series: readonly SeriesName[];
}

export const catalogue: Download = {
  href: '/downloads/product-catalogue.pdf',
  title: 'Product Catalogue',
  text: `All ${models.length} models of MAX, RMX and EMX with every figure we publish, and the offices that sell and service them.`,
  series: seriesNames,
};

export const datasheets: readonly Download[] = seriesNames.map((name) => ({
  href: `/downloads/${name.toLowerCase()}-series-datasheet.pdf`,
  title: `${name} Series Datasheet`,
  text: inUnits(
    (system) =>
      `${modelsOf(name).length} models of ${spanWithUnit(name, 'flow', system)} and ${spanWithUnit(name, 'power', system)}, with every figure we publish.`,
  ),
  series: [name],
}));

/** Installation manual of MAX, with the content of its page. */
export const installationManual: Download = {
  href: '/downloads/max-installation-manual.pdf',
  title: 'MAX Installation Manual',
  text: 'Foundation, lifting, pipe and flange, cable and fuse, start-up check list, and maintenance by running hours.',
  series: ['MAX'],
};

export const serviceBrochure: Download = {
  href: '/downloads/service-brochure.pdf',
  title: 'Service Brochure',
  text: 'Commissioning, installation, training, the three support plans, and our response times.',
  series: [],
};
