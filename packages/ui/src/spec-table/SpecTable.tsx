'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured } from '../internal/measured.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import type { SpecModel, SpecProperty, SpecSelection } from '../internal/specification.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { selectionLabels, useModelSelection } from '../internal/useModelSelection.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SpecTable.css.ts';

const defaultLabels = {
  ...selectionLabels,
  /** Header of the first column. */
  model: 'Model',
  /** Header of the column of `actions`, if a model has any. */
  actions: 'Actions',
} as const;

/** Labels of the table. */
export interface SpecTableLabels extends Words<typeof defaultLabels> {}

export interface SpecTableProps
  extends SpecSelection,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the table, for example `Specifications of the MAX series`. */
  label: string;
  /** Codes of models that are emphasized like the selected one, for example those that cover a duty point. @default [] */
  marked?: readonly string[];
  /** Text under the table, for example how the values were measured. */
  note?: ReactNode;
  labels?: Partial<SpecTableLabels>;
}

/** Datasheet of a series with one row per model. The selected row is marked. Renders `<div>` around a `<table>`. */
export function SpecTable({
  label,
  properties,
  items,
  value,
  defaultValue,
  onValueChange,
  marked = [],
  note,
  labels,
  ...props
}: SpecTableProps) {
  const words = useLabels('SpecTable', defaultLabels, labels);
  const { chosen, choice } = useModelSelection({ value, defaultValue, onValueChange }, words);
  const hasActions = items.some(({ actions }) => actions);
  const own = properties.filter((property) => !property.shared);
  const shared = properties.filter((property) => property.shared);
  const headOf = ({ key, label: name, unit, align }: SpecProperty) => (
    <th key={key} scope="col" data-align={align} className={styles.head}>
      {name} {unit && <span className={styles.unit}>{measured(unit)}</span>}
    </th>
  );
  const sharedOf = ({ values }: SpecModel) => JSON.stringify(shared.map(({ key }) => values[key]));
  return (
    <div {...props}>
      <ScrollRegion label={label} selected={chosen} className={styles.region}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {words.model}
              </th>
              {own.map(headOf)}
              {hasActions && (
                <th scope="col" className={cx(styles.head, styles.onScreen)}>
                  {words.actions}
                </th>
              )}
              {shared.map(headOf)}
            </tr>
          </thead>
          {runsOf(items, ({ group }) => group).map((members) => (
            <tbody key={members[0].code}>
              {members[0].group && (
                <tr className={styles.row}>
                  <th
                    scope="rowgroup"
                    colSpan={1 + properties.length + (hasActions ? 1 : 0)}
                    className={styles.group}
                  >
                    <span className={styles.groupName}>{members[0].group}</span>
                  </th>
                </tr>
              )}
              {runsOf(members, sharedOf).flatMap((run) =>
                run.map(({ code, href, badge, frame, values, actions }, index) => (
                  <tr
                    key={code}
                    data-selected={[chosen, ...marked].includes(code) ? '' : undefined}
                    data-last={index > 0 && index === run.length - 1 ? '' : undefined}
                    className={styles.row}
                  >
                    <th scope="row" className={styles.name}>
                      <Choice {...choice({ code, href })} className={styles.choice}>
                        {code} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
                      </Choice>
                    </th>
                    {own.map(({ key, align }) => (
                      <td key={key} data-align={align} className={styles.value}>
                        {measured(values[key] || words.missing)}
                      </td>
                    ))}
                    {hasActions && (
                      <td className={cx(styles.value, styles.onScreen)}>
                        <div className={styles.actions}>{actions}</div>
                      </td>
                    )}
                    {index === 0 &&
                      shared.map(({ key, align }, column) => (
                        <td
                          key={key}
                          rowSpan={run.length > 1 ? run.length : undefined}
                          data-align={align}
                          className={styles.value}
                        >
                          {measured(values[key] || words.missing)}
                          {column === 0 && frame && <span className={styles.unit}>{frame}</span>}
                        </td>
                      ))}
                  </tr>
                )),
              )}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      {note && <p className={styles.note}>{unbroken(note)}</p>}
    </div>
  );
}

type Run = [SpecModel, ...SpecModel[]];

/** Neighbours of which `read` returns the same. */
function runsOf(models: readonly SpecModel[], read: (model: SpecModel) => unknown): Run[] {
  const runs: Run[] = [];
  for (const model of models) {
    const run = runs.at(-1);
    if (run && read(run[0]) === read(model)) run.push(model);
    else runs.push([model]);
  }
  return runs;
}
