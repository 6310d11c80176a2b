'use client';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { MapChart } from './MapChart.tsx';
import { BestModel, ModelList, ModelTable } from './ModelViews.tsx';
import {
  askable,
  covering,
  type DutyPoint,
  isDrawn,
  nearest,
  type OperatingModel,
} from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { QuantityField } from './QuantityField.tsx';
import { niceAxis, type Range, snap } from './scale.ts';
import { defaultLabels, defaultUnits, type MapUnits, type OperatingMapLabels } from './words.ts';

export interface OperatingMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  models: readonly OperatingModel[];
  /** The point for which the page shows the result at first. */
  defaultDuty: DutyPoint;
  /** Is told of every point that the visitor sets. */
  onDutyChange?: (duty: DutyPoint) => void;
  /**
   * Smallest change of the duty point, in the units of the axes.
   * @default { flow: 1, pressure: 0.01 }
   */
  step?: DutyPoint;
  /**
   * Units of the axes and of every figure.
   * @default { flow: 'm³/min', pressure: 'bar' }
   */
  units?: MapUnits;
  /**
   * Level of the headings in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  labels?: Partial<OperatingMapLabels>;
}

/**
 * Finds a machine by what it has to deliver: every model is the rectangle of flow and pressure that it covers, a cross is
 * the duty point. Renders `<div>`.
 */
export function OperatingMap({
  models,
  defaultDuty,
  onDutyChange,
  step = { flow: 1, pressure: 0.01 },
  units = defaultUnits,
  headingLevel = 3,
  labels,
  className,
  ...props
}: OperatingMapProps) {
  const words = { ...defaultLabels, ...labels };
  const drawn = models.filter(isDrawn);
  const flowAxis = niceAxis(Math.max(...drawn.map((model) => model.flow[1])), 8);
  const pressureAxis = niceAxis(Math.max(...drawn.map((model) => model.pressure[1])), 5);
  const flowRange: Range = [0, flowAxis.end];
  const pressureRange: Range = [0, pressureAxis.end];

  const [asked, setAsked] = useState(defaultDuty);
  const duty = {
    flow: snap(asked.flow, step.flow, flowRange),
    pressure: snap(asked.pressure, step.pressure, pressureRange),
  };
  const matches = covering(drawn, duty);
  const best = matches[0];
  const onRequest = askable(models, duty);
  const closest = best
    ? undefined
    : nearest(drawn, duty, { flow: flowAxis.end, pressure: pressureAxis.end });
  const move = (next: DutyPoint) => {
    const snapped = {
      flow: snap(next.flow, step.flow, flowRange),
      pressure: snap(next.pressure, step.pressure, pressureRange),
    };
    if (snapped.flow === duty.flow && snapped.pressure === duty.pressure) return;
    setAsked(snapped);
    onDutyChange?.(snapped);
  };

  const id = useId();
  const series = [...new Set(drawn.map((model) => model.series))];
  return (
    <div {...props} className={cx(styles.root, className)}>
      <MapChart
        models={drawn}
        matches={matches}
        duty={duty}
        onMove={move}
        flowAxis={flowAxis}
        pressureAxis={pressureAxis}
        series={series}
        units={units}
        words={words}
      />
      <div className={styles.panel}>
        <div className={styles.fields}>
          <QuantityField
            label={words.flow}
            unit={units.flow}
            value={duty.flow}
            range={flowRange}
            step={step.flow}
            onChange={(flow) => move({ ...duty, flow })}
          />
          <QuantityField
            label={words.pressure}
            unit={units.pressure}
            value={duty.pressure}
            range={pressureRange}
            step={step.pressure}
            onChange={(pressure) => move({ ...duty, pressure })}
          />
        </div>
        <div className={styles.result}>
          <VisuallyHidden role="status">{words.result(matches.length, best?.code)}</VisuallyHidden>
          {best ? (
            <BestModel
              model={best}
              eyebrow={words.best}
              level={headingLevel}
              units={units}
              words={words}
            />
          ) : (
            <>
              <Heading level={headingLevel} size="h3">
                {words.noMatch}
              </Heading>
              <Text size="small" tone="muted">
                {words.noMatchHelp}
              </Text>
              {closest && (
                <BestModel
                  model={closest}
                  eyebrow={words.nearest}
                  level={headingLevel}
                  units={units}
                  words={words}
                />
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles.lists}>
        {best && (
          <section aria-labelledby={`${id}matches`}>
            <Heading level={headingLevel} size="h4" id={`${id}matches`}>
              {words.matches(matches.length)}
            </Heading>
            <ModelList models={matches} units={units} words={words} />
          </section>
        )}
        {onRequest.length > 0 && (
          <section aria-labelledby={`${id}request`}>
            <Heading level={headingLevel} size="h4" id={`${id}request`}>
              {words.onRequestHeading}
            </Heading>
            <ModelList models={onRequest} units={units} words={words} />
          </section>
        )}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.table}</summary>
        <ModelTable models={models} units={units} words={words} />
      </details>
    </div>
  );
}
