import { Fan } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './ProcessDiagram.css.ts';
import { type ProcessShape, StageDrawing } from './StageDrawing.tsx';

/** A point where air joins the process. */
export interface ProcessPoint {
  title: string;
  /** Purpose of the air. */
  text?: ReactNode;
}

/** A stage of the process. */
export interface ProcessStage {
  title: string;
  text?: ReactNode;
  /**
   * Shape of the stage in the drawing.
   * @default 'basin'
   */
  shape?: ProcessShape;
  /** Makes the stage a numbered point with an air supply. */
  point?: ProcessPoint;
}

export interface ProcessDiagramProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** At most eight stages, from inflow to outflow. */
  items: readonly ProcessStage[];
  /** Source of the air, for example `Turbo blowers`. */
  source: string;
}

/**
 * The stages of a process, and the points where air joins it. The drawing is an ordered list: in a row if there is
 * room, otherwise in a column. Renders `<div>`.
 */
export function ProcessDiagram({ items, source, className, ...props }: ProcessDiagramProps) {
  const last = items.findLastIndex(({ point }) => point);
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.diagram}>
        <p className={styles.source}>
          <Icon icon={Fan} size="medium" className={styles.fan} />
          {source}
        </p>
        <ol className={styles.stages}>
          {items.map(({ title, text, shape, point }, index) => (
            <li
              key={title}
              data-air={index < last ? 'on' : index === last ? 'end' : undefined}
              className={styles.stage}
            >
              <div className={styles.words}>
                <p className={styles.name}>{title}</p>
                {text && <div className={styles.text}>{text}</div>}
              </div>
              <div data-air={point ? '' : undefined} className={styles.drawing}>
                <StageDrawing shape={shape ?? 'basin'} aerated={Boolean(point)} />
                {point && <span className={styles.number}>{numberOf(items, index)}</span>}
              </div>
              {point && (
                <div className={styles.point}>
                  <p className={styles.pointName}>{point.title}</p>
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

/** Number of points up to and including this stage. */
function numberOf(stages: readonly ProcessStage[], index: number) {
  return stages.slice(0, index + 1).filter(({ point }) => point).length;
}
