import type { MouseEvent, PointerEvent } from 'react';
import type { DrawnModel, DutyPoint } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, percent, percentDown } from './scale.ts';
import { printed, type Wording } from './words.ts';

interface MapChartProps extends Wording {
  models: readonly DrawnModel[];
  /** Those that cover the point, the best first. */
  matches: readonly DrawnModel[];
  duty: DutyPoint;
  onMove: (duty: DutyPoint) => void;
  flowAxis: Axis;
  pressureAxis: Axis;
  series: readonly string[];
}

/**
 * Everything stands in percent of the plot, so that type and hairlines keep their size at any width and server HTML needs
 * no measuring. The fields beside the chart do the same for keyboard and assistive technology.
 */
export function MapChart({
  models,
  matches,
  duty,
  onMove,
  flowAxis,
  pressureAxis,
  series,
  units,
  words,
}: MapChartProps) {
  const x = (flow: number) => percent(flow, flowAxis);
  const y = (pressure: number) => percentDown(pressure, pressureAxis);
  const pressures = printed(pressureAxis.ticks);
  const rectangle = ({ flow, pressure, code }: DrawnModel) => ({
    key: code,
    x: x(flow[0]),
    y: y(pressure[1]),
    width: percent(flow[1] - flow[0], flowAxis),
    height: percent(pressure[1] - pressure[0], pressureAxis),
  });

  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onMove({
      flow: ((clientX - box.left) / box.width) * flowAxis.end,
      pressure: (1 - (clientY - box.top) / box.height) * pressureAxis.end,
    });
  };
  // A finger on the plot may be about to scroll: it drags the cross only by its handle, and taps elsewhere.
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
        role="img"
        aria-label={words.chart}
        className={styles.plot}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
        onClick={moveTo}
      >
        <rect width="100%" height="100%" className={styles.ground} />
        {pressureAxis.ticks.map((tick, index) => (
          <g key={tick}>
            <line x1="0%" x2="100%" y1={y(tick)} y2={y(tick)} className={styles.gridline} />
            <text x="0%" y={y(tick)} dx="-10" dy="0.35em" textAnchor="end" className={styles.tick}>
              {pressures[index]}
            </text>
          </g>
        ))}
        {flowAxis.ticks.map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y="100%"
            dy="1.8em"
            textAnchor="middle"
            className={styles.tick}
          >
            {tick}
          </text>
        ))}
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
        <g className={styles.cross}>
          <line x1="0%" x2="100%" y1={y(duty.pressure)} y2={y(duty.pressure)} />
          <line x1={x(duty.flow)} x2={x(duty.flow)} y1="0%" y2="100%" />
        </g>
        <g data-handle="" className={styles.handle}>
          <circle cx={x(duty.flow)} cy={y(duty.pressure)} r="22" className={styles.reach} />
          <circle cx={x(duty.flow)} cy={y(duty.pressure)} r="7" className={styles.point} />
        </g>
      </svg>
      <span aria-hidden="true" className={styles.pressureUnit}>
        {units.pressure}
      </span>
      <span aria-hidden="true" className={styles.flowUnit}>
        {units.flow}
      </span>
      <figcaption className={styles.legend}>
        {series.map((name, index) => (
          <span key={name} className={styles.legendItem}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect width="100%" height="100%" data-series={index % 3} className={styles.model} />
            </svg>
            {name}
          </span>
        ))}
        <span className={styles.legendItem}>
          <svg aria-hidden="true" className={styles.swatch}>
            <circle cx="50%" cy="50%" r="6" className={styles.point} />
          </svg>
          {words.dutyPoint}
        </span>
      </figcaption>
    </figure>
  );
}
