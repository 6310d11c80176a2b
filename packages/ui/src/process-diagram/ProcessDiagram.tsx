import { Fan } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './ProcessDiagram.css.ts';
import { type ProcessShape, StageDrawing } from './StageDrawing.tsx';

/** Where air joins the process. */
export interface ProcessPoint {
  name: string;
  /** What the air does there. */
  text?: ReactNode;
}

/** One stage, from the inflow to the outflow. */
export interface ProcessStage {
  name: string;
  text?: ReactNode;
  /**
   * How it is drawn.
   * @default 'basin'
   */
  shape?: ProcessShape;
  /** Marks the stage as an integration point: it gets a number and its air. */
  point?: ProcessPoint;
}

export interface ProcessDiagramProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the flow, eight at most. */
  stages: readonly ProcessStage[];
  /** Where the air comes from, for example `Turbo blowers`. */
  source: string;
}

/**
 * The stages of a process, and the points where air joins it. The drawing is one ordered list: in a row where there is
 * room, and below each other where there is not. Renders `<div>`.
 */
export function ProcessDiagram({ stages, source, className, ...props }: ProcessDiagramProps) {
  const last = stages.findLastIndex(({ point }) => point);
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.diagram}>
        <p className={styles.source}>
          <Icon icon={Fan} size="medium" className={styles.fan} />
          {source}
        </p>
        <ol className={styles.stages}>
          {stages.map(({ name, text, shape, point }, index) => (
            <li
              key={name}
              data-air={index < last ? 'on' : index === last ? 'end' : undefined}
              className={styles.stage}
            >
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                {text && <div className={styles.text}>{text}</div>}
              </div>
              <div data-air={point ? '' : undefined} className={styles.drawing}>
                <StageDrawing shape={shape ?? 'basin'} aerated={Boolean(point)} />
                {point && <span className={styles.number}>{numberOf(stages, index)}</span>}
              </div>
              {point && (
                <div className={styles.point}>
                  <p className={styles.pointName}>{point.name}</p>
                  {point.text && <div className={styles.text}>{point.text}</div>}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** How many points there are up to this stage. */
function numberOf(stages: readonly ProcessStage[], index: number) {
  return stages.slice(0, index + 1).filter(({ point }) => point).length;
}
