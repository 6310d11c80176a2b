import type { Model, SeriesName } from './models.ts';

/** One view of a machine's outline, in mm. */
export interface OutlineView {
  name: 'Front' | 'Side' | 'Top';
  /** Extent to the right on the drawing. */
  across: number;
  /** Extent upwards on the drawing. */
  up: number;
}

/** Which face has the controls: RMX shows its narrow one, the others their long one. */
const narrowFront: Record<SeriesName, boolean> = { MAX: false, RMX: true, EMX: false };

/** Front, side and top of the space that a model takes. What is inside of it is not part of the data. */
export function outlineOf({ series, dimensions }: Model): readonly OutlineView[] {
  const [length, width, height] = dimensions;
  const [front, side] = narrowFront[series] ? [width, length] : [length, width];
  return [
    { name: 'Front', across: front, up: height },
    { name: 'Side', across: side, up: height },
    { name: 'Top', across: front, up: side },
  ];
}
