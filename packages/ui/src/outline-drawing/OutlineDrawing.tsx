import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Person } from '../internal/Person.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './OutlineDrawing.css.ts';
import {
  type OutlineDrawingSize,
  type OutlineLength,
  type OutlineView,
  type PlacedView,
  placed,
} from './views.ts';

export interface OutlineDrawingProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Accessible name of the drawing, for example `Outline of RMX40-C080`. */
  label: string;
  /** Views, drawn to the same scale on one floor. */
  items: readonly OutlineView[];
  /** Height of a person at the left, for comparison. @default no person */
  person?: OutlineLength;
  /** The column that it stands in: across the page, where a narrow screen scrolls it, or half of that. @default 'wide' */
  size?: OutlineDrawingSize;
  /** Note below the drawing. */
  note?: ReactNode;
}

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
  const { views, scale, floor, width, height } = placed(items, size, person?.length);
  const drawing = (
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${width} ${Math.round(height)}`}
      className={cx(styles.drawing, styles.sizes[size])}
    >
      <path d={`M0 ${floor}H${width}`} className={styles.floor} />
      {person && (
        <g role="img" aria-label={inWords(person.label)}>
          <g transform={`translate(0 ${floor - person.length * scale})`}>
            <Person scale={(person.length * scale) / 1.8} />
          </g>
          <Length label={person.label} x={0} y={floor + 46} at="start" />
        </g>
      )}
      {views.map((view) => (
        <View key={view.name} view={view} scale={scale} floor={floor} />
      ))}
    </svg>
  );
  return (
    <figure {...props} className={cx(styles.root, className)}>
      {size === 'wide' ? <ScrollRegion label={label}>{drawing}</ScrollRegion> : drawing}
      {note && <figcaption className={styles.note}>{unbroken(note)}</figcaption>}
    </figure>
  );
}

/** A view with its name, its dimensions and the names of its parts. */
function View({ view, scale, floor }: { view: PlacedView; scale: number; floor: number }) {
  const { name, across, up, lines, above, points, left, isNew } = view;
  const top = floor - up.length * scale;
  const right = left + across.length * scale;
  return (
    <g role="img" aria-label={`${name}: ${inWords(across.label)} × ${inWords(up.label)}`}>
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
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
            <path d={`M${px} ${py}l16 -22h6`} className={styles.leader} />
            <text x={px + 27} y={py - 17} className={styles.point}>
              {point.name}
            </text>
          </g>
        );
      })}
      <path
        d={`M${left} ${floor + 10}v18M${right} ${floor + 10}v18M${left} ${floor + 19}H${right}`}
        className={styles.rule}
      />
      <Length label={across.label} x={(left + right) / 2} y={floor + 46} at="across" />
      {isNew && (
        <>
          <path
            d={`M${left - 10} ${top}h-18M${left - 10} ${floor}h-18M${left - 19} ${top}V${floor}`}
            className={styles.rule}
          />
          <Length label={up.label} x={left - 30} y={(top + floor) / 2} at="up" />
        </>
      )}
    </g>
  );
}

interface LengthProps {
  label: UnitText;
  x: number;
  y: number;
  at: 'start' | 'across' | 'up';
}

/** A length in both systems: beside each other, or above each other at the end of its line. */
function Length({ label, x, y, at }: LengthProps) {
  const { metric, us } = typeof label === 'string' ? { metric: label, us: undefined } : label;
  return (
    <text x={x} y={y} className={styles.lengths[at]}>
      <tspan className={styles.figure}>{metric}</tspan>
      {us && (
        <tspan {...(at === 'up' ? { x, dy: '1.3em' } : { dx: '0.3em' })}>
          {at !== 'up' && ' '}
          {us}
        </tspan>
      )}
    </text>
  );
}

const inWords = (label: UnitText) =>
  typeof label === 'string' ? label : `${label.metric} (${label.us})`;
