import * as claims from '@brand/catalogue/claims';
import { offices } from '@brand/catalogue/offices';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/contact',
  title: 'Contact',
  searchTitle: `Contact sales and service: ${offices.length} offices`,
  description: `Seven offices, one form: general enquiries, technical support and partnership. We answer within ${claims.inText(claims.promisedResponse)}.`,
  group: 'Company',
  card: 'contact',
  contactForm: true,
});
