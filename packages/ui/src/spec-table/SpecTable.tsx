'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Choice } from '../internal/Choice.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { onRequest, type SpecModel, type SpecProperty } from '../internal/specification.ts';
import { useControlled } from '../internal/useControlled.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SpecTable.css.ts';

/** Words of the table. */
export interface SpecTableLabels {
  /** Head of the first column. */
  model: string;
  /** Stands for a value that is not stated. */
  missing: string;
}

const defaultLabels: SpecTableLabels = { model: 'Model', missing: onRequest };

export interface SpecTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table, for example `Specifications of the MAX series`. */
  label: string;
  /** One column each, in their order. */
  properties: readonly SpecProperty[];
  /** One row each. A model with `href` links, so that the choice has an address and needs no script. */
  models: readonly SpecModel[];
  /** Code of the chosen model, when the caller holds it. */
  selected?: string;
  /** Code of the model that is chosen at first. */
  defaultSelected?: string;
  /** Is told the code of the model that the visitor chooses. With it, models without `href` are buttons. */
  onSelectedChange?: (code: string) => void;
  /** Stands under the table, for example how the values were measured. */
  note?: ReactNode;
  labels?: Partial<SpecTableLabels>;
}

/** Datasheet of a series: a row for each model, the chosen one marked. Renders `<div>` with one `<table>`. */
export function SpecTable({
  label,
  properties,
  models,
  selected,
  defaultSelected = '',
  onSelectedChange,
  note,
  labels,
  ...props
}: SpecTableProps) {
  const [chosen, choose] = useControlled(selected, defaultSelected, onSelectedChange);
  const words = { ...defaultLabels, ...labels };
  return (
    <div {...props}>
      <ScrollRegion label={label}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {words.model}
              </th>
              {properties.map(({ key, label: name, unit, align }) => (
                <th key={key} scope="col" data-align={align} className={styles.head}>
                  {name} {unit && <span className={styles.unit}>{unit}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map(({ code, href, badge, values }) => (
              <tr
                key={code}
                data-selected={code === chosen ? '' : undefined}
                className={styles.row}
              >
                <th scope="row" className={styles.name}>
                  <Choice
                    href={href}
                    chosen={code === chosen}
                    onChoose={href || onSelectedChange ? () => choose(code) : undefined}
                    className={styles.choice}
                  >
                    {code} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
                  </Choice>
                </th>
                {properties.map(({ key, align }) => (
                  <td key={key} data-align={align} className={styles.value}>
                    {values[key] || words.missing}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
