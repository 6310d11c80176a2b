'use client';
import { type ComponentPropsWithRef, isValidElement, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, textIn } from '../internal/measured.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { onRequest, type SpecProperty } from '../internal/specification.ts';
import type { UnitText } from '../units/unitSystems.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PropertyTable.css.ts';

/** One property with its value, or with one value for each column. */
export interface PropertyRow {
  /** Name of the property, for example `Humidity`. */
  name: UnitText;
  /**
   * The value with its unit, or one value per column, as a text or an element. Leave missing values empty; if all are, one cell
   * says so.
   */
  values: readonly (UnitText | ReactElement)[];
}

/** Header of a column of values. */
export type PropertyColumn = Omit<SpecProperty, 'key'>;

const defaultLabels = {
  /** Header of the first column. */
  name: 'Property',
  /** Text for a missing value. */
  missing: onRequest,
} as const;

/** Labels of the table. */
export interface PropertyTableLabels extends Words<typeof defaultLabels> {}

export interface PropertyTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Accessible name of the table, for example `Operating conditions`. */
  label: string;
  /** Properties, one row each. */
  items: readonly PropertyRow[];
  /** Headers of the value columns. Without them the table has one value per row and no header. */
  columns?: readonly PropertyColumn[];
  /** With `columns`: unit of the names, if they are figures. */
  nameUnit?: UnitText;
  /** Sets values large, for the main figures of a page. @default false */
  large?: boolean;
  labels?: Partial<PropertyTableLabels>;
}

/** Properties that all models share. With `columns` the table scrolls sideways if it has no room. Renders `<table>`. */
export function PropertyTable({
  label,
  items,
  columns,
  nameUnit,
  large = false,
  labels,
  className,
  ...props
}: PropertyTableProps) {
  const words = useLabels('PropertyTable', defaultLabels, labels);
  const cells = columns ?? [{ label, align: 'start' as const }];
  const isEmpty = items.every(({ values }) => !values.some(Boolean));
  const table = (
    <table {...props} className={cx(styles.table, large && styles.large, className)}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      {columns && (
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {words.name} {nameUnit && <span className={styles.unit}>{measured(nameUnit)}</span>}
            </th>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-align={column.align} className={styles.head}>
                {column.label}{' '}
                {column.unit && <span className={styles.unit}>{measured(column.unit)}</span>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {items.map(({ name, values }, row) => (
          <tr key={textIn(name, 'metric')}>
            <th scope="row" className={styles.name}>
              {measured(name)}
            </th>
            {isEmpty && row === 0 && (
              <td rowSpan={items.length} colSpan={cells.length} className={styles.none}>
                {measured(words.missing)}
              </td>
            )}
            {!isEmpty &&
              cells.map(({ label: column, align }, index) => {
                const value = values[index] || words.missing;
                return (
                  <td key={column} data-align={align} className={styles.value}>
                    {isValidElement(value) ? value : measured(value)}
                  </td>
                );
              })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return columns ? <ScrollRegion label={label}>{table}</ScrollRegion> : table;
}
