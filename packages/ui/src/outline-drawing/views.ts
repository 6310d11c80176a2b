import type { UnitText } from '../units/unitSystems.ts';

/** A length and its label. */
export interface OutlineLength {
  /** Length in any unit, the same for all views. */
  length: number;
  /** The length with its unit, for example `1150 mm`. Of both systems, the drawing shows both. */
  label: UnitText;
}

/** Lines of a view as SVG path data, in the unit of its lengths, from its upper left corner. */
export interface OutlineLines {
  /** Edges of the machine and of its connections. */
  edges?: string;
  /** Doors, louvres and fittings. */
  detail?: string;
  /** Coloured lines of the design. */
  accent?: string;
  /** Centre lines. */
  axis?: string;
}

/** A name with a line to a point of a view. */
export interface OutlinePoint {
  /** For example `Inlet`. */
  name: string;
  /** From the left edge of the view, in the unit of its lengths. */
  x: number;
  /** From its upper edge; above it is negative. */
  y: number;
}

/** A view of one side of the machine. */
export interface OutlineView {
  /** Name of the view, for example `Front`. */
  name: string;
  /** Width of the view. */
  across: OutlineLength;
  /** Height of the view. */
  up: OutlineLength;
  /** Lines to draw. @default a rectangle */
  lines?: OutlineLines;
  /** How far the lines extend above the view, in the unit of its lengths. @default 0 */
  above?: number;
  /** How far they extend to its right. @default 0 */
  beyond?: number;
  /** Names of parts. */
  points?: readonly OutlinePoint[];
}

export const outlineDrawingSizes = ['wide', 'half'] as const;
export type OutlineDrawingSize = (typeof outlineDrawingSizes)[number];

/** Width in px at which texts have their own size, and the space for the height of a view, where they may be larger. */
const sizes = { wide: { width: 1320, heights: 140 }, half: { width: 640, heights: 150 } };

/** Height of the highest view in px, at most. */
const highest = 480;

/** Space in px: between views, for a name beside one, at the end, above them, and below the floor. */
const space = { between: 40, name: 84, end: 24, above: 64, below: 64 };

/** A view with all that it may leave out, at its place. */
export interface PlacedView extends OutlineView {
  lines: OutlineLines;
  above: number;
  points: readonly OutlinePoint[];
  /** Its left edge in px. */
  left: number;
  /** Whether no view before it has given its height. */
  isNew: boolean;
}

/** Places a person and views on one floor, from left to right. Except for the views' own lengths, the result is in px. */
export function placed(items: readonly OutlineView[], size: OutlineDrawingSize, person = 0) {
  const { width, heights } = sizes[size];
  const given = new Set<number>();
  const views = items.map(({ above = 0, beyond = 0, points = [], ...view }, index) => {
    const { across, up } = view;
    const isNew = !given.has(up.length);
    given.add(up.length);
    const isNamedBeyond = points.some(({ x }) => x > across.length * 0.8);
    const edges = `M0 0h${across.length}v${up.length}h${-across.length}z`;
    return {
      ...{ lines: { edges }, ...view, above, points, isNew },
      length: across.length + beyond,
      before: isNew ? heights : index > 0 ? space.between : 0,
      after: isNamedBeyond ? space.name : 0,
    };
  });
  // A third of their height.
  const personWidth = person / 3;
  const lengths = views.reduce((sum, { length }) => sum + length, personWidth);
  const gaps = views.reduce((sum, { before, after }) => sum + before + after, space.end);
  const tops = views.map(({ up, above }) => up.length + above);
  const scale = Math.min((width - gaps) / lengths, highest / Math.max(person, ...tops));
  // Space between the person and the views.
  const apart = (width - gaps - lengths * scale) / Math.max(1, views.length - (person ? 0 : 1));
  let x = person ? personWidth * scale : -apart;
  const standing: PlacedView[] = views.map(({ length, before, after, ...view }) => {
    const left = x + apart + before;
    x = left + length * scale + after;
    return { ...view, left };
  });
  // Above a person stands no name.
  const floor = Math.max(person * scale, Math.max(...tops) * scale + space.above);
  return { views: standing, scale, floor, width, height: floor + space.below };
}
