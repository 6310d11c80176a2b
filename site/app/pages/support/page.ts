import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/support',
  title: 'Support',
  searchTitle: 'Turbo blower support: hotline, requests, manuals',
  description: `Request service online or call ${claims.inText(claims.availability)}; manuals, troubleshooting, FAQs, films and the service brochure.`,
  group: 'Services',
  card: 'support',
  hero: false,
});
