import type { Model, SeriesName } from './models.ts';

/** One view of a machine's outline, in mm. */
export interface OutlineView {
  name: 'Front' | 'Side' | 'Top';
  /** Horizontal extent on the drawing. */
  across: number;
  /** Vertical extent on the drawing. */
  up: number;
}

/** Whether the controls are on the narrow face. */
const narrowFront: Record<SeriesName, boolean> = { MAX: false, RMX: true, EMX: false };

/** Front, side and top of the space that a model takes up. The data has no further dimensions. */
export function outlineOf({ series, dimensions }: Model): readonly OutlineView[] {
  const [length, width, height] = dimensions;
  const [front, side] = narrowFront[series] ? [width, length] : [length, width];
  return [
    { name: 'Front', across: front, up: height },
    { name: 'Side', across: side, up: height },
    { name: 'Top', across: front, up: side },
  ];
}
