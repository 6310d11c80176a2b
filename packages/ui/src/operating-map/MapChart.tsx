import { type ComponentPropsWithRef, type MouseEvent, type PointerEvent, useState } from 'react';
import * as measured from '../measured/Measured.css.ts';
import { Measured } from '../measured/Measured.tsx';
import { covering, type DrawnModel, type DutyPoint } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, percent, percentDown } from './scale.ts';
import type { MapUnits, OperatingMapLabels } from './words.ts';

interface MapChartProps {
  models: readonly DrawnModel[];
  /** Models that are filled, best match first. */
  matches: readonly DrawnModel[];
  /** The duty point. Without it no cross is drawn. */
  duty?: DutyPoint;
  onMove: (duty: DutyPoint) => void;
  /** Called at the end of a drag or press. */
  onCommit?: () => void;
  /** Props that make the cross a slider. Without them the chart is a static image. */
  handle?: ComponentPropsWithRef<'g'>;
  flowAxis: Axis;
  pressureAxis: Axis;
  series: readonly string[];
  units: MapUnits;
  words: OperatingMapLabels;
  /** The axes in US units. */
  us?: { flowAxis: Axis; pressureAxis: Axis; units: MapUnits };
}

/**
 * The chart of an operating map. Positions are percentages of the plot, so that text and hairlines keep their size at any
 * width, and server HTML needs no measurements.
 */
export function MapChart({
  models,
  matches,
  duty,
  onMove,
  onCommit,
  handle,
  flowAxis,
  pressureAxis,
  series,
  units,
  us,
  words,
}: MapChartProps) {
  const x = (flow: number) => percent(flow, flowAxis);
  const y = (pressure: number) => percentDown(pressure, pressureAxis);
  const [pointed, setPointed] = useState<readonly DrawnModel[]>([]);
  const rectangle = ({ flow, pressure, code }: DrawnModel) => ({
    key: code,
    x: x(flow[0]),
    y: y(pressure[1]),
    width: percent(flow[1] - flow[0], flowAxis),
    height: percent(pressure[1] - pressure[0], pressureAxis),
  });

  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return {
      flow: ((clientX - box.left) / box.width) * flowAxis.end,
      pressure: (1 - (clientY - box.top) / box.height) * pressureAxis.end,
    };
  };
  const moveTo = (event: MouseEvent<SVGSVGElement>) => onMove(pointAt(event));
  // A touch on the plot may be a scroll: it drags only the handle. A tap elsewhere arrives as a click.
  const start = (event: PointerEvent<SVGSVGElement>) => {
    const handle = event.target instanceof Element && event.target.closest('[data-handle]');
    if (event.button !== 0 || (event.pointerType === 'touch' && !handle)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!handle) moveTo(event);
  };

  return (
    <figure className={styles.figure}>
      <svg
        role={handle ? 'group' : 'img'}
        aria-label={words.chart}
        className={styles.plot}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
          if (event.pointerType === 'mouse') setPointed(covering(models, pointAt(event)));
        }}
        onPointerUp={() => onCommit?.()}
        onPointerLeave={() => setPointed([])}
        onClick={(event) => {
          moveTo(event);
          onCommit?.();
        }}
      >
        <rect width="100%" height="100%" className={styles.ground} />
        {pressureAxis.ticks.map((tick) => (
          <line
            key={tick}
            x1="0%"
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            className={styles.gridline}
          />
        ))}
        {us ? (
          <g className={measured.root}>
            <g data-system="metric">
              <Ticks flowAxis={flowAxis} pressureAxis={pressureAxis} />
            </g>
            <g data-system="us">
              <Ticks flowAxis={us.flowAxis} pressureAxis={us.pressureAxis} />
            </g>
          </g>
        ) : (
          <Ticks flowAxis={flowAxis} pressureAxis={pressureAxis} />
        )}
        {models.map((model) => {
          const { key, ...box } = rectangle(model);
          return (
            <rect
              key={key}
              {...box}
              data-series={series.indexOf(model.series) % 3}
              className={styles.model}
            >
              <title>{model.code}</title>
            </rect>
          );
        })}
        {matches.toReversed().map((model) => {
          const { key, ...box } = rectangle(model);
          return (
            <rect
              key={key}
              {...box}
              data-best={model === matches[0] ? '' : undefined}
              className={styles.match}
            >
              <title>{model.code}</title>
            </rect>
          );
        })}
        {duty && (
          <>
            <g className={styles.cross}>
              <line x1="0%" x2="100%" y1={y(duty.pressure)} y2={y(duty.pressure)} />
              <line x1={x(duty.flow)} x2={x(duty.flow)} y1="0%" y2="100%" />
            </g>
            <g {...handle} data-handle="" className={styles.handle}>
              <circle cx={x(duty.flow)} cy={y(duty.pressure)} r="22" className={styles.reach} />
              <circle cx={x(duty.flow)} cy={y(duty.pressure)} r="7" className={styles.point} />
            </g>
          </>
        )}
      </svg>
      <span aria-hidden="true" className={styles.pressureUnit}>
        {us ? <Measured metric={units.pressure} us={us.units.pressure} /> : units.pressure}
      </span>
      <span aria-hidden="true" className={styles.flowUnit}>
        {us ? <Measured metric={units.flow} us={us.units.flow} /> : units.flow}
      </span>
      {handle && (
        <p aria-hidden="true" className={styles.pointed}>
          {pointed.map(({ code }) => code).join(', ')}
        </p>
      )}
      <figcaption className={styles.legend}>
        {series.map((name, index) => (
          <span key={name} className={styles.legendItem}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect width="100%" height="100%" data-series={index % 3} className={styles.model} />
            </svg>
            {name}
          </span>
        ))}
        {(duty || handle) && (
          <span className={styles.legendItem}>
            <svg aria-hidden="true" className={styles.swatch}>
              <circle cx="50%" cy="50%" r="6" className={styles.point} />
            </svg>
            {words.dutyPoint}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Tick labels along both axes. */
function Ticks({ flowAxis, pressureAxis }: { flowAxis: Axis; pressureAxis: Axis }) {
  const pressures = printed(pressureAxis.ticks);
  return (
    <>
      <g>
        {pressureAxis.ticks.map((tick, index) => (
          <text
            key={tick}
            x="0%"
            y={percentDown(tick, pressureAxis)}
            dx="-10"
            dy="0.35em"
            textAnchor="end"
            className={styles.tick}
          >
            {pressures[index]}
          </text>
        ))}
      </g>
      <g className={styles.flowTicks}>
        {flowAxis.ticks.map((tick) => (
          <text
            key={tick}
            x={percent(tick, flowAxis)}
            y="100%"
            dy="1.8em"
            textAnchor="middle"
            className={styles.tick}
          >
            {tick}
          </text>
        ))}
      </g>
    </>
  );
}

/** Formats numbers with the same number of decimals, as in a datasheet. */
function printed(values: readonly number[]): string[] {
  const decimals = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
  return values.map((value) => value.toFixed(decimals));
}
