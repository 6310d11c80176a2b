/** Notes below figures of models. */

import { inText, testAccuracy } from './claims.ts';
import { type Model, models } from './models.ts';
import { isPowerUsable } from './selection/powerAt.ts';
import { powerScope } from './selection/powerWords.ts';

/** Note below tables with RMX and EMX models. */
export const typicalNote = 'RMX and EMX values between the ends of each series are typical.';

/** Note wherever levels without A-weighting are shown. */
export const noiseScope =
  'Levels in dB are stated without a weighting: do not compare them directly with dB(A).';

/** Note below tables with models of all series. */
export const allSeriesNote = `${typicalNote} ${powerScope(models)} ${noiseScope}`;

/** Notes to the figures of models apart from their power: only those that apply. */
export function figureNotes(of: readonly Model[]): string {
  const between = [...new Set(of.filter(isPowerUsable).map(({ series }) => series))].join(' and ');
  return [
    of.some(({ pressure }) => !pressure) &&
      'On request: send us your duty point, and the figure comes with the quote.',
    between &&
      `${between} values between the ends of the series are typical; ${between} power is one range for each size, whatever its pressure band.`,
    `Performance is verified to ${inText(testAccuracy)}.`,
    of.some(({ noiseUnit }) => noiseUnit === 'dB') && noiseScope,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Notes to all figures of models, for tables and PDFs. */
export const noteOf = (of: readonly Model[]) =>
  [powerScope(of), figureNotes(of)].filter(Boolean).join(' ');

/** Why stated savings alone are no reason to choose between the two series. */
export const sharedFigures =
  'RMX and EMX of the same size and band share flow, pressure and power. If energy savings decide the choice, ask first for the power at your duty point.';
