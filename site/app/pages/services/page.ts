import * as claims from '@brand/catalogue/claims';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/services',
  title: 'Services',
  searchTitle: 'Turbo blower commissioning, training and plans',
  description: `Commissioning, installation, training and support plans for oil-free turbo blowers: ${claims.inText(claims.technicians)} certified technicians, response in ${claims.inText(claims.responseTime)}.`,
  group: 'Services',
  card: 'services',
});
