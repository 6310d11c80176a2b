import * as claims from '@brand/catalogue/claims';
import { spanWithUnit } from '@brand/catalogue/modelFigures';
import { inUnits } from '@brand/catalogue/units';
import { seriesSearchTitle } from '../../blocks/series/seriesMeta.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/max-series',
  title: 'MAX Series',
  searchTitle: seriesSearchTitle('MAX'),
  description: inUnits(
    (system) =>
      `Oil-free turbo blowers for ${spanWithUnit('MAX', 'flow', system)}: ${claims.inText(claims.seriesSavings.MAX)} energy savings for the series, payback in ${claims.inText(claims.payback)}.`,
  ),
  group: 'Products',
  card: 'max-series',
});
