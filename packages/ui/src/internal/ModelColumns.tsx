import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ModelColumns.css.ts';
import { measured, textIn } from './measured.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import type { SpecModel, SpecProperty } from './specification.ts';

/** Marks of a row and its cells, from the values of the cells, which are `undefined` if missing. */
export interface RowMarks {
  differs?: 'all' | 'some';
  /** Visually hidden text after the property. */
  hint?: ReactNode;
  /** Mark of each cell. */
  cells?: readonly ('alone' | 'repeats' | false)[];
}

interface ModelColumnsProps extends ComponentPropsWithRef<'table'> {
  label: string;
  properties: readonly SpecProperty[];
  /** One column each, with what it begins. */
  items: readonly (SpecModel & { starts?: 'frame' | 'size' })[];
  highlighted: string | undefined;
  /** The model whose column scrolls into view when this changes. */
  selected: string | undefined;
  /** Text for a missing value. */
  missing: string;
  corner: ReactNode;
  /** Rows of the header above that of the models. With them, figures wrap as their styles say. */
  tiers?: ReactNode;
  /** Cells of a row of machines above the headers. */
  machines?: {
    corner: ReactNode;
    of: (model: SpecModel) => ReactNode;
  };
  /** Content of the header of a model. */
  headOf: (model: SpecModel) => ReactNode;
  /** Id of the header of a model. */
  idOf?: (code: string) => string | undefined;
  marksOf: (values: readonly (string | undefined)[]) => RowMarks;
  onMeasure?: (region: HTMLElement) => void;
}

/** A scrolling table with a column for each model and a row for each property. */
export function ModelColumns({
  label,
  properties,
  items,
  highlighted,
  selected,
  missing,
  corner,
  tiers,
  machines,
  headOf,
  idOf,
  marksOf,
  onMeasure,
  ...props
}: ModelColumnsProps) {
  const mark = (code: string) => (code === highlighted ? '' : undefined);
  return (
    <ScrollRegion label={label} selected={selected} onMeasure={onMeasure} className={styles.region}>
      <table {...props} className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead className={styles.header}>
          {tiers}
          {machines && (
            <tr>
              <td className={styles.corner}>{machines.corner}</td>
              {items.map((model) => (
                <td key={model.code} data-selected={mark(model.code)} className={styles.machine}>
                  {machines.of(model)}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="col" className={styles.corner}>
              {corner}
            </th>
            {items.map((model) => (
              <th
                key={model.code}
                id={idOf?.(model.code)}
                scope="col"
                // Repeated at every cell, without the actions.
                aria-label={model.actions ? model.code : undefined}
                data-align={
                  properties.every(({ align }) => align === 'start') ? 'start' : undefined
                }
                data-selected={mark(model.code)}
                data-starts={model.starts}
                className={styles.model}
              >
                {headOf(model)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {properties.map(({ key, label: name, unit, align }) => {
            const { differs, hint, cells } = marksOf(
              items.map(({ values }) => JSON.stringify(values[key])),
            );
            return (
              <tr key={key} data-differs={differs}>
                <th scope="row" data-align={align} className={styles.name}>
                  {name} {unit && <span className={styles.unit}>{measured(unit)}</span>}
                  {hint && <VisuallyHidden> {hint}</VisuallyHidden>}
                </th>
                {items.map(({ code, values, details, starts }, index) => (
                  <td
                    key={code}
                    data-align={align}
                    data-selected={mark(code)}
                    data-starts={starts}
                    data-alone={cells?.[index] === 'alone' ? '' : undefined}
                    data-repeats={cells?.[index] === 'repeats' ? '' : undefined}
                    data-figure={!tiers && isFigure(values[key]) ? '' : undefined}
                    className={styles.value}
                  >
                    {details?.[key] ?? measured(values[key] || missing)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Whether a value has no space at which it may wrap. It must not wrap at a dash or slash either. */
function isFigure(value: UnitText = ' '): boolean {
  return !textIn(value, 'metric').includes(' ');
}

/** The name of a model in the header, which is a link if the model has one. */
export function ModelName({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    <span className={styles.code}>{children}</span>
  ) : (
    <Link href={href} tone="plain" className={styles.code}>
      {children}
    </Link>
  );
}
