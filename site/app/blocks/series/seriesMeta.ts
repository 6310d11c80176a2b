/** Titles and descriptions of the series pages for search engines, without the series themselves: other pages link there. */
import * as claims from '@brand/catalogue/claims';
import { spanWithUnit } from '@brand/catalogue/modelFigures';
import type { SeriesName } from '@brand/catalogue/models';
import { inUnits } from '@brand/catalogue/units';

export const seriesSearchTitle = (name: SeriesName) =>
  `${name} turbo blowers, ${spanWithUnit(name, 'flow', 'metric')}, ${claims.inText(claims.seriesSavings[name])} savings`;

export const frameDescription = (name: 'RMX' | 'EMX') =>
  inUnits(
    (system) =>
      `Oil-free turbo blowers for ${spanWithUnit(name, 'flow', system)} at ${spanWithUnit(name, 'pressure', system)}: ${claims.inText(claims.seriesSavings[name])} energy savings, ${claims.inText(claims.bearingLife)} of bearing life.`,
  );
