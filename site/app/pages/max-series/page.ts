import * as claims from '../../company/claims.ts';
import { span } from '../../company/modelFigures.ts';
import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/max-series',
  title: 'MAX Series',
  description: `Oil-free turbo blowers for ${span('MAX', 'flow')} m³/min and ${span('MAX', 'power')} kW: ${claims.inText(claims.seriesSavings.MAX)} energy savings, payback in ${claims.inText(claims.payback)}.`,
  group: 'Products',
  card: 'max-series',
});
