import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/technologies',
  title: 'Technologies',
  searchTitle: `Air-foil bearings and ${claims.motorClass} motors for turbo blowers`,
  description: `Air-foil bearings for ${claims.inText(claims.startStopCycles)} on/off cycles, ${claims.motorClass} motors up to ${claims.inText(claims.motorEfficiency)} efficient, milled impellers: ${claims.inText(claims.technologySavings)} energy savings.`,
  group: 'Technology',
  card: 'technologies',
});
