import type { SeriesName } from '@brand/catalogue/models';
import type { Series } from '../../app/blocks/series/series.ts';
import { emx } from '../../app/pages/emx-series/content.ts';
import { max } from '../../app/pages/max-series/content.ts';
import { rmx } from '../../app/pages/rmx-series/content.ts';

/** Texts of each series page. */
export const series: Record<SeriesName, Series> = { MAX: max, RMX: rmx, EMX: emx };
