import { spanWithUnit } from './modelFigures.ts';
import { models, modelsOf, type SeriesName, seriesNames } from './models.ts';
import { isPowerUsable } from './selection/powerAt.ts';
import type { UnitText } from './shapes.ts';
import { inUnits, type UnitSystem } from './units.ts';

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
  text: `All ${models.length} models of MAX, RMX and EMX with all their figures, and the offices that sell and service them.`,
  series: seriesNames,
};

/** The power of a series, if it is of use for planning. */
const powerOf = (name: SeriesName, system: UnitSystem) =>
  modelsOf(name).every(isPowerUsable) ? ` and ${spanWithUnit(name, 'power', system)}` : '';

export const datasheets: readonly Download[] = seriesNames.map((name) => ({
  href: `/downloads/${name.toLowerCase()}-series-datasheet.pdf`,
  title: `${name} Series Datasheet`,
  text: inUnits(
    (system) =>
      `${modelsOf(name).length} models of ${spanWithUnit(name, 'flow', system)}${powerOf(name, system)}, with all their figures.`,
  ),
  series: [name],
}));

/** Installation manual of MAX, with the content of its page. */
export const installationManual: Download = {
  href: '/downloads/max-installation-manual.pdf',
  title: 'MAX Installation Manual',
  text: 'Space, weights, lifting, order of work, start-up checklist, and maintenance by running hours. Flange, fuse and cable sizes come with the quote.',
  series: ['MAX'],
};

export const serviceBrochure: Download = {
  href: '/downloads/service-brochure.pdf',
  title: 'Service Brochure',
  text: 'Commissioning, installation, training, the three support plans, and our response times.',
  series: [],
};
