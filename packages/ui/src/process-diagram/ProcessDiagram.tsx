import { Fan } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { unbroken } from '../internal/unbroken.tsx';
import * as styles from './ProcessDiagram.css.ts';
import { type ProcessShape, type SideParts, StageDrawing } from './StageDrawing.tsx';

/** A point where air joins the process. */
export interface ProcessPoint {
  title: string;
  /** Purpose of the air. */
  text?: ReactNode;
}

interface AnyStage {
  title: string;
  text?: ReactNode;
  /**
   * Joins the stage to a second line below the tanks, for example for sludge: `out` lets it out, `in` takes it in. A stage
   * that takes it in comes after those that let it out, and is not on the main line.
   */
  sideLine?: 'in' | 'out';
}

/** A stage that is open to the air. */
export interface OpenProcessStage extends AnyStage {
  /** Shape of the stage in the drawing. @default 'basin' */
  shape?: Exclude<ProcessShape, 'digester'>;
  /** Makes the stage a numbered point with an air supply. */
  point?: ProcessPoint;
}

/** A digester makes gas that explodes with air, so it cannot be a point. */
export interface ClosedProcessStage extends AnyStage {
  shape: 'digester';
  point?: undefined;
}

/** A stage of the process. */
export type ProcessStage = OpenProcessStage | ClosedProcessStage;

export interface ProcessDiagramProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** At most eight stages, from inflow to outflow, then those of the side line. */
  items: readonly ProcessStage[];
  /** Source of the air, for example `Turbo blowers`. */
  source: string;
}

/** The stages of a process, as an ordered list, and where air joins it; a row if there is room. Renders `<div>`. */
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
          {items.map(({ title, text, shape, point, sideLine }, index) => (
            <li
              key={title}
              data-air={index < last ? 'on' : index === last ? 'end' : undefined}
              data-main={isOnMain(items[index + 1]) ? '' : undefined}
              className={styles.stage}
            >
              <div className={styles.words}>
                <p className={styles.name}>{title}</p>
                {text && <div className={styles.text}>{unbroken(text)}</div>}
              </div>
              <div data-air={point ? '' : undefined} className={styles.drawing}>
                <StageDrawing
                  shape={shape ?? 'basin'}
                  aerated={Boolean(point)}
                  ends={sideLine === 'in' || items[index + 1]?.sideLine === 'in'}
                  side={sideAt(items, index)}
                />
                {point && <span className={styles.number}>{numberOf(items, index)}</span>}
              </div>
              {point && (
                <div data-wide={hasRoom(items[index + 1])} className={styles.point}>
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

/** Whether the main line leads to this stage. */
function isOnMain(stage: ProcessStage | undefined) {
  return stage !== undefined && stage.sideLine !== 'in';
}

/** Whether the text of a point before this stage has room below it. */
const hasRoom = (next: ProcessStage | undefined) => (next && !next.point ? '' : undefined);

/** The parts of the side line in the drawing of a stage. */
function sideAt(stages: readonly ProcessStage[], index: number): SideParts {
  const first = stages.findIndex(({ sideLine }) => sideLine === 'out');
  const to = stages.findIndex(({ sideLine }) => sideLine === 'in');
  const isAlong = first !== -1 && first <= index && index < to;
  return {
    from: isAlong && index > first,
    down: isAlong && stages[index]?.sideLine === 'out',
    to: isAlong && (index === to - 1 ? 'up' : 'on'),
  };
}

/** Number of points up to and including this stage. */
function numberOf(stages: readonly ProcessStage[], index: number) {
  return stages.slice(0, index + 1).filter(({ point }) => point).length;
}
