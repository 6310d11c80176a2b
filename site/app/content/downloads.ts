import { models, type SeriesName, seriesNames } from './models.ts';
import { modelsOf, span } from './series.ts';

/** A file that is generated at build from the same data as the pages. */
export interface Download {
  /** Address of the file. */
  href: string;
  title: string;
  text: string;
  /** Series whose models it lists. */
  series: readonly SeriesName[];
}

export const catalogue: Download = {
  href: '/downloads/product-catalogue.pdf',
  title: 'Product Catalogue',
  text: `All ${models.length} models of MAX, RMX and EMX with every figure, and the offices that sell and serve them.`,
  series: seriesNames,
};

export const datasheets: readonly Download[] = seriesNames.map((name) => ({
  href: `/downloads/${name.toLowerCase()}-series-datasheet.pdf`,
  title: `${name} Series Datasheet`,
  text: `${modelsOf(name).length} models of ${span(name, ({ flow }) => flow)} m³/min and ${span(name, ({ power }) => power)} kW, with every figure.`,
  series: [name],
}));

/** Everything beyond the machines. */
export const serviceBrochure: Download = {
  href: '/downloads/service-brochure.pdf',
  title: 'Service Brochure',
  text: 'Commissioning, installation, training, the three support plans, and how soon we act.',
  series: [],
};
