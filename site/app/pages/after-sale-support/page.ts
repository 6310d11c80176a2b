import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/after-sale-support',
  title: 'After Sales Support',
  searchTitle: `After Sales Support for turbo blowers, ${claims.inText(claims.availability)}`,
  description: `Technical support ${claims.inText(claims.availability)}, preventive maintenance, parts and support contracts for turbo blowers. ${claims.inText(claims.firstCallResolution)} of cases are solved on the first call.`,
  group: 'Services',
  card: 'after-sale-support',
});
