/** Texts of the pages that documents show, too. */
import type { Words } from '@brand/documents/words';
import { technical } from './app/pages/after-sale-support/content.ts';
import { emx } from './app/pages/emx-series/content.ts';
import * as manual from './app/pages/max-installation/content.ts';
import { max } from './app/pages/max-series/content.ts';
import * as press from './app/pages/media/press.ts';
import * as model from './app/pages/model/content.ts';
import { rmx } from './app/pages/rmx-series/content.ts';
import * as services from './app/pages/services/content.ts';

export const words: Words = {
  series: { MAX: max, RMX: rmx, EMX: emx },
  model,
  services: { ...services, technical },
  manual,
  press,
};
