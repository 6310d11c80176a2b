import * as claims from '@brand/catalogue/claims';
import { company } from '@brand/catalogue/company';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/',
  title: 'Home',
  searchTitle: `Oil-free turbo blowers, ${claims.inText(claims.homeSavings)} energy savings`,
  description: company.description,
  group: 'Company',
});
