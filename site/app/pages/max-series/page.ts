import * as claims from '@brand/catalogue/claims';
import { span } from '@brand/catalogue/modelFigures';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/max-series',
  title: 'MAX Series',
  description: `Oil-free turbo blowers for ${span('MAX', 'flow')} m³/min and ${span('MAX', 'power')} kW: ${claims.inText(claims.seriesSavings.MAX)} energy savings, payback in ${claims.inText(claims.payback)}.`,
  group: 'Products',
  card: 'max-series',
});
