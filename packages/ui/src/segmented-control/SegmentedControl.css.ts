import * as segments from '../internal/segments.ts';
import { componentStyle, transition } from '../styles/toolkit.ts';

export const root = componentStyle(segments.row);

export const segment = componentStyle([
  segments.segment('&:is([aria-pressed="true"], [aria-current])'),
  transition(['background-color', 'border-color', 'color']),
]);
