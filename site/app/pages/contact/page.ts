import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/contact',
  title: 'Contact',
  description: `Seven offices, one form: general enquiries, technical support and partnership. We answer within ${claims.inText(claims.promisedResponse)}.`,
  group: 'Company',
  card: 'contact',
  contactForm: true,
});
