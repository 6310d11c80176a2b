/** Notes below figures of models. */

import { inText, testAccuracy } from './claims.ts';
import type { SeriesName } from './models.ts';

/** Note below tables with RMX and EMX models. */
export const typicalNote = 'RMX and EMX values between the ends of each series are typical.';

/** Note wherever the power of several series can be compared. */
export const powerScope =
  'The power of MAX is stated for a different scope than that of RMX and EMX: do not compare the two directly.';

/** Note wherever levels with and without A-weighting can be compared. */
export const noiseScope =
  'Levels in dB are stated without weighting: do not compare them directly with dB(A).';

/** Note below tables with models of all series. */
export const allSeriesNote = `${typicalNote} ${powerScope} ${noiseScope}`;

/** Notes to the figures of a series, for pages and PDFs. */
export function noteOf(series: SeriesName): string {
  const verified = `Performance is verified to ${inText(testAccuracy)}.`;
  return series === 'MAX'
    ? `On request: send us your duty point, and the figure comes with the quote. ${verified} ${powerScope} ${noiseScope}`
    : `Values between the ends of the series are typical; power is stated for a size, whatever its pressure band. ${verified}`;
}
