import { company } from '../../company/company.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/',
  title: 'Home',
  description: company.description,
  group: 'Company',
});
