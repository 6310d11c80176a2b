import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Person } from '../internal/Person.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './OutlineDrawing.css.ts';

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
  /** What the view shows. @default its edges */
  lines?: OutlineLines;
  /** How far the lines extend above the view, in the unit of its lengths. @default 0 */
  above?: number;
  /** How far they extend to its right. @default 0 */
  beyond?: number;
  /** Names of parts. */
  points?: readonly OutlinePoint[];
}

export const outlineDrawingSizes = ['wide', 'half'] as const;

export interface OutlineDrawingProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Accessible name of the drawing, for example `Outline of RMX40-C080`. */
  label: string;
  /** Views, drawn to the same scale on one floor. */
  items: readonly OutlineView[];
  /** Height of a person at the left, for comparison. @default no person */
  person?: OutlineLength;
  /** The column that it stands in: across the page, where a narrow screen scrolls it, or half of that. @default 'wide' */
  size?: (typeof outlineDrawingSizes)[number];
  /** Note below the drawing. */
  note?: ReactNode;
}

/** Width in px at which texts have their own size, and the space for the height of a view, where they may be larger. */
const sizes = { wide: { width: 1320, heights: 108 }, half: { width: 640, heights: 150 } };

/** Height of the highest view in px, at most. */
const highest = 480;

/** Space in px: between views, for a name beside one, at the end, above them, and below the floor. */
const space = { between: 40, name: 72, end: 24, above: 64, below: 64 };

/** Views of a machine with their dimensions. Each length is given once. Renders `<figure>`. */
export function OutlineDrawing({
  label,
  items,
  person,
  size = 'wide',
  note,
  className,
  ...props
}: OutlineDrawingProps) {
  const { width, heights } = sizes[size];
  const views = place(items, heights);
  const personWidth = person ? person.length / 3 : 0;
  const lengths = views.reduce(
    (sum, { across, beyond }) => sum + across.length + beyond,
    personWidth,
  );
  const gaps = views.reduce((sum, { before, after }) => sum + before + after, space.end);
  const height = Math.max(person?.length ?? 0, ...views.map(({ up, above }) => up.length + above));
  const scale = Math.min((width - gaps) / lengths, highest / height);
  const left = width - gaps - lengths * scale;
  const apart = left / Math.max(1, views.length - (person ? 0 : 1));
  const floor = height * scale + space.above;
  let x = person ? personWidth * scale : -apart;
  const drawing = (
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${width} ${Math.round(floor + space.below)}`}
      className={styles.drawing[size]}
    >
      <path d={`M0 ${floor}H${width}`} className={styles.floor} />
      {person && (
        <g role="img" aria-label={inWords(person.label)}>
          <g transform={`translate(0 ${floor - person.length * scale})`}>
            <Person scale={(person.length * scale) / 1.8} />
          </g>
          <Length label={person.label} x={Math.max((personWidth * scale) / 2, 70)} y={floor + 46} />
        </g>
      )}
      {views.map((view) => {
        const { name, across, up, lines, above, beyond, points, isNew, before, after } = view;
        const left = x + apart + before;
        x = left + (across.length + beyond) * scale + after;
        const top = floor - up.length * scale;
        const right = left + across.length * scale;
        const atScale = `translate(${left} ${top}) scale(${scale})`;
        return (
          <g
            key={name}
            role="img"
            aria-label={`${name}: ${inWords(across.label)} × ${inWords(up.label)}`}
          >
            <g transform={atScale}>
              <path d={lines.edges} className={styles.edges} />
              {lines.detail && <path d={lines.detail} className={styles.detail} />}
              {lines.accent && <path d={lines.accent} className={styles.accent} />}
              {lines.axis && <path d={lines.axis} className={styles.axis} />}
            </g>
            <text x={left} y={top - above * scale - 24} className={styles.name}>
              {name}
            </text>
            {points.map((point) => {
              const [px, py] = [left + point.x * scale, top + point.y * scale];
              return (
                <g key={point.name}>
                  <path d={`M${px} ${py}l22 -22h8`} className={styles.leader} />
                  <text x={px + 36} y={py - 17} className={styles.point}>
                    {point.name}
                  </text>
                </g>
              );
            })}
            <path
              d={`M${left} ${floor + 10}v18M${right} ${floor + 10}v18M${left} ${floor + 19}H${right}`}
              className={styles.rule}
            />
            <Length label={across.label} x={(left + right) / 2} y={floor + 46} />
            {isNew && (
              <>
                <path
                  d={`M${left - 10} ${top}h-18M${left - 10} ${floor}h-18M${left - 19} ${top}V${floor}`}
                  className={styles.rule}
                />
                <Length label={up.label} x={left - 30} y={(top + floor) / 2} up />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
  return (
    <figure {...props} className={cx(styles.root, className)}>
      {size === 'wide' ? <ScrollRegion label={label}>{drawing}</ScrollRegion> : drawing}
      {note && <figcaption className={styles.note}>{unbroken(note)}</figcaption>}
    </figure>
  );
}

/** Fills in what views leave out, finds those whose height no view before them has given, and the space around them. */
function place(items: readonly OutlineView[], heights: number) {
  const given = new Set<number>();
  return items.map(({ lines, above = 0, beyond = 0, points = [], ...view }, index) => {
    const { across, up } = view;
    const isNew = !given.has(up.length);
    given.add(up.length).add(across.length);
    const rectangle: OutlineLines = {
      edges: `M0 0h${across.length}v${up.length}h${-across.length}z`,
    };
    const isNamedBeyond = points.some((point) => point.x > across.length * 0.8);
    return {
      ...view,
      lines: lines ?? rectangle,
      above,
      beyond,
      points,
      isNew,
      before: isNew ? heights : index > 0 ? space.between : 0,
      after: isNamedBeyond ? space.name : 0,
    };
  });
}

/** A length in both systems: beside each other, or above each other at the end of its line. */
function Length({ label, x, y, up }: { label: UnitText; x: number; y: number; up?: true }) {
  const { metric, us } = typeof label === 'string' ? { metric: label, us: undefined } : label;
  return (
    <text x={x} y={y} className={up ? styles.up : styles.across}>
      <tspan className={styles.figure}>{metric}</tspan>
      {us && (
        <tspan {...(up ? { x, dy: '1.3em' } : { dx: '0.3em' })}>
          {!up && ' '}
          {us}
        </tspan>
      )}
    </text>
  );
}

const inWords = (label: UnitText) =>
  typeof label === 'string' ? label : `${label.metric} (${label.us})`;
