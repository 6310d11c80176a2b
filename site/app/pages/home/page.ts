import { company } from '@brand/catalogue/company';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/',
  title: 'Home',
  description: company.description,
  group: 'Company',
});
