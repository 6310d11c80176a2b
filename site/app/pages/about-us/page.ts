import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/about-us',
  title: 'About Us',
  searchTitle: `About Us: oil-free turbo blowers since ${claims.foundedIn}`,
  description: `Oil-free turbo blowers on air-foil bearings since ${claims.foundedIn}: the company behind them, its vision, certifications, patents and milestones.`,
  group: 'Company',
  card: 'about-us',
});
