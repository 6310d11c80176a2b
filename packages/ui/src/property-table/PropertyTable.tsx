import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { onRequest, type SpecProperty } from '../internal/specification.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PropertyTable.css.ts';

/** One property with its value, or with one value for each column. */
export interface PropertyRow {
  /** What is stated, for example `Humidity`. */
  name: string;
  /** Printed with its unit. In several columns, one for each: those that are not stated stay empty. */
  values: readonly string[];
}

/** Head of a column of values. */
export type PropertyColumn = Omit<SpecProperty, 'key'>;

export interface PropertyTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Name of the table, for example `Operating conditions`. */
  label: string;
  rows: readonly PropertyRow[];
  /** Heads of the values. Without them the table has one value a row and no head. */
  columns?: readonly PropertyColumn[];
  /**
   * Words of the table: head of the first column, and what stands for a value that is not stated.
   * @default { name: 'Property', missing: 'On request' }
   */
  labels?: { name?: string; missing?: string };
}

/**
 * Properties that hold for every model: environment, materials, limits. Several columns scroll sideways where they have
 * no room. Renders `<table>`.
 */
export function PropertyTable({
  label,
  rows,
  columns,
  labels,
  className,
  ...props
}: PropertyTableProps) {
  const cells = columns ?? [{ label, align: 'start' as const }];
  const table = (
    <table {...props} className={cx(styles.table, className)}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      {columns && (
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {labels?.name ?? 'Property'}
            </th>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align} className={styles.head}>
                {column.label} {column.unit && <span className={styles.unit}>{column.unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {cells.map(({ label: column, align }, index) => (
              <td key={column} data-align={align} className={styles.value}>
                {values[index] || (labels?.missing ?? onRequest)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return columns ? <ScrollRegion label={label}>{table}</ScrollRegion> : table;
}
