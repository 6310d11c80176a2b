import { type Elevation, elevationsOf } from './elevation.ts';
import type { Model, SeriesName } from './models.ts';

/** One view of a machine's outline, in mm. */
export interface OutlineView extends Elevation {
  name: 'Front' | 'Side' | 'Top';
  /** Horizontal extent on the drawing. */
  across: number;
  /** Vertical extent on the drawing. */
  up: number;
}

/** Whether the controls are on the narrow face. */
export const narrowFront: Record<SeriesName, boolean> = { MAX: false, RMX: true, EMX: false };

/** Front, side and top of a model. Only `across` and `up` are stated; the rest is illustrative. */
export function outlineOf({ series, dimensions }: Model): readonly OutlineView[] {
  const [length, width, height] = dimensions;
  const [front, side] = narrowFront[series] ? [width, length] : [length, width];
  const [frontView, sideView, topView] = elevationsOf[series]([front, side, height]);
  return [
    { name: 'Front', across: front, up: height, ...frontView },
    { name: 'Side', across: side, up: height, ...sideView },
    { name: 'Top', across: front, up: side, ...topView },
  ];
}
