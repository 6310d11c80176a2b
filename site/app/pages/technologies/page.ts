import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/technologies',
  title: 'Technologies',
  description: `Air-foil bearings for ${claims.inText(claims.startStopCycles)} on/off cycles, ${claims.motorClass} motors with up to ${claims.inText(claims.motorEfficiency)} efficiency, milled impellers and touch-screen control: ${claims.inText(claims.technologySavings)} energy savings.`,
  group: 'Technology',
  card: 'technologies',
});
