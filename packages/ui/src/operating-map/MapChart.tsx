import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { InSystems } from '../internal/InSystems.tsx';
import { Cross } from './Cross.tsx';
import { type Axes, AxisTitle, Tags, Ticks } from './MapAxes.tsx';
import { covers, type DutyPoint, isRectangle, type Shape, within } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { ShapeLabels } from './ShapeLabels.tsx';
import { type Axis, em, extent, percent, percentDown } from './scale.ts';
import type { OperatingMapLabels } from './words.ts';

const { text, accent, mark } = styles.colors;

/** Rectangles overlap, so they are hairlines with a faint fill. Later paints override earlier ones. */
const paints = {
  first: { fill: accent, fillOpacity: 0.075, stroke: accent, strokeOpacity: 0.55 },
  other: { fill: text, fillOpacity: 0.05, stroke: text, strokeOpacity: 0.55 },
  near: {
    fill: mark,
    fillOpacity: 0.28,
    stroke: accent,
    strokeOpacity: 1,
    strokeWidth: 2,
    strokeDasharray: '5 4',
  },
  marked: {
    'data-match': '',
    fill: mark,
    fillOpacity: 0.34,
    stroke: accent,
    strokeOpacity: 1,
    strokeWidth: 2,
  },
  best: { fillOpacity: 1 },
  highlighted: { stroke: text, strokeOpacity: 1, strokeWidth: 3 },
};

interface MapChartProps {
  shapes: readonly Shape[];
  /** The series in the accent colour; others are neutral. */
  firstSeries: string | undefined;
  /** Draws models without a pressure as high as the plot instead of above it. */
  low: boolean;
  /** Models that are filled, best match first. */
  marked: readonly string[];
  /** The distance of the duty point from models that nearly match, by code. */
  gaps: Readonly<Record<string, string>>;
  highlighted: string | undefined;
  /** The duty point. Without it no cross is drawn. */
  duty: DutyPoint | undefined;
  /** Shown beside the duty point in place of its figures. */
  dutyName: string | undefined;
  showsHint: boolean;
  /** Called during a drag or press. Without it the chart is a static image. */
  onMove: ((duty: DutyPoint) => void) | undefined;
  /** Called at the end of a press. */
  onCommit: () => void;
  onSelect: ((code: string | null) => void) | undefined;
  metric: Axes;
  us: Axes | undefined;
  words: OperatingMapLabels;
  /** Controls of the duty point. */
  children: ReactNode;
}

/** Positions are percentages of the plot, so that text keeps its size, and server HTML needs no measurements. */
export function MapChart({
  shapes,
  firstSeries,
  low,
  marked,
  gaps,
  highlighted,
  duty,
  dutyName,
  showsHint,
  onMove,
  onCommit,
  onSelect,
  metric,
  us,
  words,
  children,
}: MapChartProps) {
  const hatch = useId();
  const { flow: flowAxis, pressure: pressureAxis } = metric;
  const onRequest = shapes.filter((shape) => !isRectangle(shape));
  const flows = onRequest.flatMap(({ flow }) => flow);
  const without = [Math.min(...flows), Math.max(...flows)] as const;
  const rankOf = ({ codes }: Shape) => {
    const ranks = codes.map((code) => marked.indexOf(code)).filter((rank) => rank >= 0);
    return Math.min(...ranks, marked.length);
  };
  const isBest = (shape: Shape) => shape.codes.some((code) => code === marked[0]);
  const paintOf = (shape: Shape) => {
    const isMarked = rankOf(shape) < marked.length;
    const isNear = shape.codes.some((code) => code in gaps);
    return {
      ...(shape.series.includes(firstSeries ?? '') ? paints.first : paints.other),
      ...(isNear && paints.near),
      ...(isMarked && paints.marked),
      ...(isBest(shape) && paints.best),
      ...(shape.codes.some((code) => code === highlighted) && paints.highlighted),
    };
  };
  // The best match is on top, and among the others the smallest.
  const inOrder = shapes.toSorted((one, other) => rankOf(other) - rankOf(one));

  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const at = ({ start, end }: Axis, position: number) => start + position * (end - start);
    return {
      flow: at(flowAxis, (clientX - box.left) / box.width),
      pressure: at(pressureAxis, 1 - (clientY - box.top) / box.height),
    };
  };
  const shapeAt = (point: DutyPoint) =>
    inOrder.findLast((shape) => covers(shape, point)) ??
    (point.pressure > pressureAxis.end
      ? onRequest.find(({ flow }) => within(point.flow, flow))
      : undefined);
  const point = (event: MouseEvent<SVGSVGElement>) =>
    onSelect?.(shapeAt(pointAt(event))?.codes[0] ?? null);
  // Without a pressure there is no duty point.
  const isInLane = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('[data-lane]') !== null;
  const moveTo = (event: MouseEvent<SVGSVGElement>) => onMove?.(pointAt(event));
  /** Whether the current press drags the point, so that its click has nothing left to do. */
  const drags = useRef(false);
  // A touch on the plot may be a scroll: it drags only the handle. A tap elsewhere arrives as a click.
  const start = (event: PointerEvent<SVGSVGElement>) => {
    const handle = event.target instanceof Element && event.target.closest('[data-handle]');
    drags.current =
      event.button === 0 && !isInLane(event) && (event.pointerType !== 'touch' || Boolean(handle));
    if (!drags.current) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect?.(null);
    if (!handle) moveTo(event);
  };
  const click = (event: MouseEvent<SVGSVGElement>) => {
    if (drags.current) return;
    if (isInLane(event)) return point(event);
    moveTo(event);
    onCommit();
  };

  return (
    <figure className={styles.figure} data-tall={onRequest.length > 0 && !low ? '' : undefined}>
      <svg
        role="img"
        aria-label={words.chart}
        className={styles.plot}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
          else if (event.pointerType === 'mouse') point(event);
        }}
        onPointerUp={onCommit}
        onPointerCancel={onCommit}
        onPointerLeave={() => onSelect?.(null)}
        onClick={click}
      >
        <rect width="100%" height="100%" fill="transparent" />
        <g className={styles.grid}>
          <InSystems metric={metric} us={us}>
            {({ pressure }) =>
              pressure.ticks.map((tick) => {
                const y = percentDown(tick, pressure);
                return <line key={tick} x2="100%" y1={y} y2={y} />;
              })
            }
          </InSystems>
        </g>
        <line x2="100%" y1="100%" y2="100%" stroke="currentColor" />
        <InSystems metric={metric} us={us}>
          {(axes) => <Ticks axes={axes} duty={dutyName ? undefined : duty} />}
        </InSystems>
        <g className={styles.shapes}>
          {inOrder.filter(isRectangle).map((shape) => (
            <rect
              key={shape.codes[0]}
              x={percent(shape.flow[0], flowAxis)}
              y={percentDown(shape.pressure[1], pressureAxis)}
              width={extent(shape.flow, flowAxis)}
              height={extent(shape.pressure, pressureAxis)}
              {...paintOf(shape)}
            />
          ))}
        </g>
        {onRequest.length > 0 && (
          <g data-lane="" className={styles.shapes}>
            <pattern
              id={hatch}
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line y2="7" stroke="currentColor" strokeOpacity="0.38" />
            </pattern>
            {onRequest.map((shape) => (
              <g key={shape.codes[0]}>
                <rect
                  x={percent(shape.flow[0], flowAxis)}
                  {...(low ? { height: '100%' } : { y: em(-46), height: em(34) })}
                  width={extent(shape.flow, flowAxis)}
                  {...paintOf(shape)}
                  fill={`url(#${hatch})`}
                  fillOpacity="1"
                  strokeDasharray="4 3"
                />
                <text
                  x={percent((shape.flow[0] + shape.flow[1]) / 2, flowAxis)}
                  y={low ? '50%' : em(-24)}
                  textAnchor="middle"
                  stroke={styles.colors.ground}
                  strokeWidth="10"
                  paintOrder="stroke"
                  pointerEvents="none"
                  className={cx(styles.text, styles.strong)}
                >
                  {shape.label}
                </text>
              </g>
            ))}
            <text
              {...(low
                ? { x: percent((without[0] + without[1]) / 2, flowAxis), y: '50%', dy: em(22) }
                : { x: percent(without[0], flowAxis), y: em(-24), dx: em(-9) })}
              textAnchor={low ? 'middle' : 'end'}
              stroke={styles.colors.ground}
              strokeWidth="10"
              paintOrder="stroke"
              className={styles.text}
            >
              {words.onRequest}
            </text>
          </g>
        )}
        <ShapeLabels
          shapes={shapes}
          flow={flowAxis}
          pressure={pressureAxis}
          isBest={isBest}
          duty={duty}
          words={words}
        />
        {duty && (
          <Cross
            duty={duty}
            flow={flowAxis}
            pressure={pressureAxis}
            near={shapes.filter(isRectangle).flatMap((shape) => {
              const gap = shape.codes.map((code) => gaps[code]).find(Boolean);
              return gap ? [{ shape, gap }] : [];
            })}
            hint={showsHint ? words.hint : undefined}
          >
            {dutyName ? (
              <text
                x={percent(duty.flow, flowAxis)}
                y={percentDown(duty.pressure, pressureAxis)}
                dx={em(-26)}
                dy={em(-12)}
                textAnchor="end"
                className={styles.hint}
              >
                {dutyName}
              </text>
            ) : (
              <InSystems metric={metric} us={us}>
                {(axes) => <Tags axes={axes} duty={duty} />}
              </InSystems>
            )}
          </Cross>
        )}
      </svg>
      {children}
      <AxisTitle quantity="pressure" metric={metric} us={us} words={words} />
      <AxisTitle quantity="flow" metric={metric} us={us} words={words} />
    </figure>
  );
}
