import { Fragment } from 'react';
import { fill } from '../internal/fill.ts';
import { useLocale } from '../internal/labels.ts';
import { measured } from '../internal/measured.tsx';
import { numberFormat } from '../internal/numberFormat.ts';
import type { DutyPoint } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, em, percent, percentDown, positionOn } from './scale.ts';
import type { MapUnits, OperatingMapLabels } from './words.ts';

/** The axes in one system of units. */
export interface Axes {
  flow: Axis;
  pressure: Axis;
  units: MapUnits;
  /** Sizes of the units in those of the models. */
  factors: DutyPoint;
}

interface AxisTitleProps {
  metric: Axes;
  us: Axes | undefined;
  quantity: 'flow' | 'pressure';
  words: OperatingMapLabels;
}

/** The quantity and unit of an axis. */
export function AxisTitle({ quantity, metric, us, words }: AxisTitleProps) {
  const title = ({ units }: Axes) => fill(words[quantity], { unit: units[quantity] });
  return (
    <span aria-hidden="true" className={styles.titles[quantity]}>
      {measured(us ? { metric: title(metric), us: title(us) } : title(metric))}
    </span>
  );
}

interface MarksProps {
  axes: Axes;
  duty: DutyPoint | undefined;
}

/** Tick marks and figures along both axes, without those below the tags of the duty point. */
export function Ticks({ axes: { flow, pressure, factors }, duty }: MarksProps) {
  const locale = useLocale();
  const isFree = (tick: number, axis: Axis, value: number | undefined, room: number) =>
    value === undefined || Math.abs(positionOn(tick, axis) - positionOn(value, axis)) > room;
  const decimals = pressure.ticks.map((tick) => `${tick}`.split('.')[1]?.length ?? 0);
  const flows = numberFormat(locale);
  const pressures = numberFormat(locale, Math.max(0, ...decimals));
  const dutyFlow = duty && duty.flow / factors.flow;
  return (
    <g className={styles.ticks}>
      {pressure.ticks
        .filter((tick) => isFree(tick, pressure, duty && duty.pressure / factors.pressure, 0.055))
        .map((tick) => (
          <text key={tick} y={percentDown(tick, pressure)}>
            {pressures(tick)}
          </text>
        ))}
      <svg y="100%">
        {flow.ticks.map((tick, index) => {
          const x = percent(tick, flow);
          // On a narrow map a tag of 2,600 reaches as far as that.
          const isMinor = index % 2 === 0 || !isFree(tick, flow, dutyFlow, 0.17);
          return (
            <Fragment key={tick}>
              <rect x={x} width="1" height={em(5)} fill="currentColor" />
              {isFree(tick, flow, dutyFlow, 0.065) && (
                <text x={x} y={em(21)} data-minor={isMinor ? '' : undefined}>
                  {flows(tick)}
                </text>
              )}
            </Fragment>
          );
        })}
      </svg>
    </g>
  );
}

/** The duty point as figures on both axes. */
export function Tags({
  axes: { flow, pressure, factors },
  duty,
}: MarksProps & { duty: DutyPoint }) {
  const locale = useLocale();
  const figures = {
    flow: significant(duty.flow / factors.flow, locale),
    pressure: significant(duty.pressure / factors.pressure, locale),
  };
  const width = 14 + 8 * figures.flow.length;
  return (
    <>
      <svg x={percent(duty.flow / factors.flow, flow)} y="100%" className={styles.tag}>
        <rect x={em(-width / 2)} y={em(6)} width={em(width)} height={em(21)} rx="2" />
        <text y={em(21)} textAnchor="middle">
          {figures.flow}
        </text>
      </svg>
      <svg y={percentDown(duty.pressure / factors.pressure, pressure)} className={styles.tag}>
        <rect x={em(-44)} y={em(-10.5)} width={em(42)} height={em(21)} rx="2" />
        <text x={em(-23)} y={em(4.5)} textAnchor="middle">
          {figures.pressure}
        </text>
      </svg>
    </>
  );
}

/** Formats a figure with three digits, or all of its whole ones: `0.62`, `55`, `8.99`, `2,400`. */
function significant(value: number, locale: string): string {
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.max(value, 0.1))));
  return numberFormat(locale)(Number(value.toFixed(decimals)));
}
