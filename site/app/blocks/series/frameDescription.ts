import * as claims from '@brand/catalogue/claims';
import { span } from '@brand/catalogue/modelFigures';

/** Description of the RMX or EMX page. It has its own file, because pages that link there load it without the series. */
export const frameDescription = (name: 'RMX' | 'EMX') =>
  `Oil-free turbo blowers for ${span(name, 'flow')} m³/min at ${span(name, 'pressure')} bar: ${claims.inText(claims.seriesSavings[name])} energy savings, ${claims.inText(claims.bearingLife)} of bearing life.`;
