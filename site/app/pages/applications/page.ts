import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/applications',
  title: 'Applications',
  searchTitle: `Turbo blower applications: ${claims.inText(claims.energySavings)} energy savings`,
  description: `Oil-free turbo blowers in manufacturing, buildings, wastewater and power plants: ${claims.inText(claims.energySavings)} energy savings, payback in ${claims.inText(claims.payback)}.`,
  group: 'Technology',
  card: 'applications',
});
