import { printFigureWithUnit, summaryOf } from '@brand/catalogue/modelFigures';
import { modelHref, models, type SeriesName } from '@brand/catalogue/models';
import { definePage, type Page } from '../../shell/page.ts';
import { page as emx } from '../emx-series/page.ts';
import { page as max } from '../max-series/page.ts';
import { page as products } from '../products/page.ts';
import { page as rmx } from '../rmx-series/page.ts';

const seriesPages: Record<SeriesName, Page> = { MAX: max, RMX: rmx, EMX: emx };

/** One page for each model. */
export const pages = models.map((model) => {
  const series = seriesPages[model.series];
  return {
    ...definePage({
      path: modelHref(model),
      title: model.code,
      searchTitle: `${model.code}: oil-free turbo blower, ${printFigureWithUnit('flow', model)}`,
      description: `${model.code}: ${summaryOf(model)}`,
      group: 'Models',
      card: series.card,
      parents: [products, series],
    }),
    model,
  };
});
