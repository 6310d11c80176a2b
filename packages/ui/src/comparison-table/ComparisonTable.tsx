'use client';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { onRequest, type SpecModel, type SpecProperty } from '../internal/specification.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';
import { ModelChoice } from './ModelChoice.tsx';

/** Words of the table. */
export interface ComparisonTableLabels {
  /** Head of the first column. */
  property: string;
  /** Stands for a value that is not stated. */
  missing: string;
  /** Opens the choice of models. */
  choose: string;
  /** Shows every model again. */
  showAll: string;
  /** Is announced when the choice changes, and stands beside its head. */
  shown: (count: number, total: number) => string;
}

const defaultLabels: ComparisonTableLabels = {
  property: 'Property',
  missing: onRequest,
  choose: 'Choose models',
  showAll: 'Show all',
  shown: (count, total) => `${count} of ${total} models shown`,
};

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table, for example `Comparison of the RMX series`. */
  label: string;
  /** One row each, in their order. */
  properties: readonly SpecProperty[];
  /** One column each. */
  models: readonly SpecModel[];
  /** Code of the model whose column is marked. */
  selected?: string;
  /**
   * Lets the visitor choose which models stand side by side.
   * @default false
   */
  choosable?: boolean;
  /** Codes of the models that are shown at first. By default all. */
  defaultShown?: readonly string[];
  /** Stands under the table, for example how the values were measured. */
  note?: ReactNode;
  labels?: Partial<ComparisonTableLabels>;
}

/** Models side by side, a column each, to be weighed property by property. Renders `<div>` with one `<table>`. */
export function ComparisonTable({
  label,
  properties,
  models,
  selected,
  choosable = false,
  defaultShown,
  note,
  labels,
  ...props
}: ComparisonTableProps) {
  const words = { ...defaultLabels, ...labels };
  const codes = models.map(({ code }) => code);
  const [shown, setShown] = useState<readonly string[]>(defaultShown ?? codes);
  const columns = models
    .filter(({ code }) => shown.includes(code))
    .map((model) => ({ ...model, mark: model.code === selected ? '' : undefined }));
  const headAlign = properties.every(({ align }) => align === 'start') ? 'start' : undefined;
  return (
    <div {...props}>
      {choosable && <ModelChoice codes={codes} shown={shown} onChange={setShown} words={words} />}
      <ScrollRegion label={label}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {words.property}
              </th>
              {columns.map(({ code, href, badge, mark }) => (
                <th
                  key={code}
                  scope="col"
                  data-align={headAlign}
                  data-selected={mark}
                  className={styles.model}
                >
                  {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}{' '}
                  {href === undefined ? (
                    <span className={styles.code}>{code}</span>
                  ) : (
                    <Link href={href} tone="plain" className={styles.code}>
                      {code}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {properties.map(({ key, label: name, unit, align }) => (
              <tr key={key}>
                <th scope="row" className={styles.name}>
                  {name} {unit && <span className={styles.unit}>{unit}</span>}
                </th>
                {columns.map(({ code, values, mark }) => (
                  <td
                    key={code}
                    data-align={align}
                    data-selected={mark}
                    data-figure={/\s/.test(values[key] ?? ' ') ? undefined : ''}
                    className={styles.value}
                  >
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
