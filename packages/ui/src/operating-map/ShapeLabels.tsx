import { type DutyPoint, isRectangle, type Rectangle, type Shape, within } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, em, percent, percentDown, positionOn } from './scale.ts';
import type { OperatingMapLabels } from './words.ts';

interface ShapeLabelsProps {
  shapes: readonly Shape[];
  flow: Axis;
  pressure: Axis;
  /** Whether the best match fills the rectangle, which is why its name has another colour. */
  isBest: (shape: Shape) => boolean;
  /** The duty point, whose cross would hide a name. */
  duty: DutyPoint | undefined;
  words: OperatingMapLabels;
}

/** From a corner to the cross, as fractions of the axes: so near, it lies on the name there. */
const reach = { flow: [-0.03, 0.07], pressure: [-0.13, 0.07] } as const;

/** Width of a character on a narrow map, and room for the name of a band, as fractions of the axis. */
const [character, bandRoom] = [0.031, 0.07];

/** The names of the rectangles in their corners, of the bands at their rows, and of series with the same ranges. */
export function ShapeLabels({ shapes, flow, pressure, isBest, duty, words }: ShapeLabelsProps) {
  const drawn = shapes.filter(isRectangle).toSorted((one, other) => one.flow[0] - other.flow[0]);
  const room = bandRoom * (flow.end - flow.start);
  const isFreeAfter = ({ flow: [, from], pressure: [, top] }: Rectangle) =>
    !drawn.some(
      ({ flow: [left, right], pressure: [bottom, upper] }) =>
        left < from + room && right > from && bottom < top && upper >= top,
    );
  const isHidden = ({ flow: [left], pressure: [, top] }: Rectangle) =>
    duty !== undefined &&
    within(positionOn(duty.flow, flow) - positionOn(left, flow), reach.flow) &&
    within(positionOn(duty.pressure, pressure) - positionOn(top, pressure), reach.pressure);
  // The upper corner at the end of the last row.
  const corner = drawn
    .filter(({ series }) => new Set(series).size > 1)
    .sort((one, other) => one.flow[1] - other.flow[1] || one.pressure[1] - other.pressure[1])
    .at(-1);
  return (
    <g className={styles.labels}>
      <g className={styles.names}>
        {rowsBy(drawn, ({ pressure: [, top] }) => top).flatMap((row) => {
          let free = 0;
          return row.map((shape) => {
            const x = positionOn(shape.flow[0], flow);
            const isLong = shape.label.length > 3;
            const isTight = x < free;
            const isLow = isHidden(shape);
            if (!isTight) free = x + character * shape.label.length;
            return (
              <text
                key={shape.codes[0]}
                x={percent(shape.flow[0], flow)}
                y={percentDown(shape.pressure[isLow ? 0 : 1], pressure)}
                data-lower={isLow ? '' : undefined}
                data-best={isBest(shape) ? '' : undefined}
                data-tight={isTight ? (isLong ? 'raised' : 'hidden') : undefined}
              >
                {shape.label}
              </text>
            );
          });
        })}
      </g>
      <g className={styles.wide}>
        {bandsOf(drawn).map(({ name, first, last }) => {
          const isAfter = isFreeAfter(last);
          return (
            <text
              key={name}
              x={percent(isAfter ? last.flow[1] : first.flow[0], flow)}
              y={percentDown(last.pressure[1], pressure)}
              dx={em(isAfter ? 8 : -6)}
              dy={em(15)}
              textAnchor={isAfter ? 'start' : 'end'}
            >
              {name}
            </text>
          );
        })}
        {corner && (
          <text y={percentDown(corner.pressure[1], pressure)} textAnchor="end">
            <tspan x={percent(corner.flow[1], flow)} dy={em(-22)} className={styles.strong}>
              {[...new Set(corner.series)].join(' · ')}
            </tspan>
            <tspan x={percent(corner.flow[1], flow)} dy={em(15)}>
              {words.sameRanges}
            </tspan>
          </text>
        )}
      </g>
    </g>
  );
}

/** The bands with the first and the last rectangle of their row. */
function bandsOf(drawn: readonly Rectangle[]) {
  return rowsBy(drawn, ({ band = '' }) => band).flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    return first?.band && last ? [{ name: first.band, first, last }] : [];
  });
}

function rowsBy(drawn: readonly Rectangle[], keyOf: (shape: Rectangle) => unknown) {
  const keys = [...new Set(drawn.map(keyOf))];
  return keys.map((key) => drawn.filter((shape) => keyOf(shape) === key));
}
