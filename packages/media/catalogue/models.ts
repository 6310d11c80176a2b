/** The pictures of the 46 models: one for each size family, three of RMX, three of EMX and four of MAX. */

import { type Model, models } from '@brand/catalogue/models';

export interface ModelImages {
  /** Names of catalogue assets. */
  front: string;
  back: string;
}

const sides = (machine: string): ModelImages => ({
  front: `${machine}-front`,
  back: `${machine}-back`,
});

/** Name of the machine that shows a model: `max50`, or the series and size family such as `rmx-s`. */
function machineOf({ code, series, size }: Model): string {
  if (series === 'MAX') return code.toLowerCase();
  const family = size <= 25 ? 's' : size <= 50 ? 'm' : 'l';
  return `${series.toLowerCase()}-${family}`;
}

/** Pictures by model code, such as `RMX10-C060`. */
export const modelImages: Readonly<Record<string, ModelImages>> = Object.fromEntries(
  models.map((model) => [model.code, sides(machineOf(model))]),
);
