import { cx } from '../internal/cx.ts';
import { type DutyPoint, isRectangle, type Rectangle, type Shape, within } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, em, percent, percentDown, positionOn, type Range } from './scale.ts';
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

/** From the top of a rectangle to the cross: so near, it lies on the name above it. */
const lineReach = [-0.01, 0.06] as const;

/** On a narrow map the width of a character and the gap between names, and room for the name of a band, as fractions of the axis. */
const [character, gap, bandRoom] = [0.029, 0.014, 0.07];

/** The names of the rectangles in their corners, of the bands at their rows, and of series with the same ranges. */
export function ShapeLabels(props: ShapeLabelsProps) {
  const { shapes, flow, pressure, isBest, duty, words } = props;
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
      <g
        textAnchor="middle"
        stroke={styles.colors.ground}
        strokeWidth="4"
        paintOrder="stroke"
        className={cx(styles.above, styles.narrow)}
      >
        {namesAbove(drawn, props).map(({ codes, label, flow: [from, to], pressure: [, top] }) => (
          <text
            key={codes[0]}
            x={percent((from + to) / 2, flow)}
            y={percentDown(top, pressure)}
            dy={em(-5)}
          >
            {label}
          </text>
        ))}
      </g>
      <g className={cx(styles.names, styles.wide)}>
        {drawn.map((shape) => {
          const isLow = isHidden(shape);
          return (
            <text
              key={shape.codes[0]}
              x={percent(shape.flow[0], flow)}
              y={percentDown(shape.pressure[isLow ? 0 : 1], pressure)}
              data-lower={isLow ? '' : undefined}
              data-best={isBest(shape) ? '' : undefined}
            >
              {shape.label}
            </text>
          );
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

/**
 * The rectangles whose names have room above them on a narrow map: each size once, at its highest, where no edge and no
 * other name is in the way. The best match always has its name.
 */
function namesAbove(
  drawn: readonly Rectangle[],
  { flow, pressure, isBest, duty }: ShapeLabelsProps,
) {
  const spanOf = ({ flow: [from, to], label }: Rectangle): Range => {
    const half = ((character * label.length + gap) * (flow.end - flow.start)) / 2;
    return [(from + to) / 2 - half, (from + to) / 2 + half];
  };
  const isHighest = ({ label, pressure: [, top] }: Rectangle) =>
    !drawn.some((other) => other.label === label && other.pressure[1] > top);
  const isCrossed = (shape: Rectangle) => {
    const [from, to] = spanOf(shape);
    const [, top] = shape.pressure;
    return drawn.some(
      ({ flow: edges, pressure: [bottom, upper] }) =>
        bottom <= top && upper > top && edges.some((edge) => edge > from && edge < to),
    );
  };
  // The cross runs from the duty point to the axes.
  const isUnderCross = (shape: Rectangle) =>
    duty !== undefined &&
    spanOf(shape)[0] < duty.flow &&
    within(
      positionOn(duty.pressure, pressure) - positionOn(shape.pressure[1], pressure),
      lineReach,
    );
  const best = drawn.filter(isBest);
  const others = drawn.filter(
    (shape) => isHighest(shape) && !isCrossed(shape) && !isUnderCross(shape) && !isBest(shape),
  );
  const shown: Rectangle[] = [];
  for (const shape of [...best, ...others]) {
    const [from, to] = spanOf(shape);
    const isFree = shown.every((other) => {
      const [left, right] = spanOf(other);
      return other.pressure[1] !== shape.pressure[1] || right <= from || left >= to;
    });
    if (isFree) shown.push(shape);
  }
  return shown;
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
