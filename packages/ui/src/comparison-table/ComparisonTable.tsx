'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, textIn } from '../internal/measured.tsx';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import { onRequest, type SpecModel, type SpecProperty } from '../internal/specification.ts';
import { useControlled } from '../internal/useControlled.ts';
import { Link } from '../link/Link.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';
import { ModelChoice } from './ModelChoice.tsx';

const defaultLabels = {
  /** Header of the first column. */
  property: 'Property',
  /** Text for a missing value. */
  missing: onRequest,
  /** Button that opens the selection of models. */
  choose: 'Choose models',
  /** Button or link that shows all models, while some are hidden. */
  showAll: 'Show all',
  /** Announced when the selection changes, and shown next to its heading. */
  shown: '{count} of {total} models shown',
  /** Visually hidden text after a property in which the models differ. */
  differs: '(differs)',
} as const;

/** Labels of the table. */
export interface ComparisonTableLabels extends Words<typeof defaultLabels> {}

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table, for example `Comparison of the RMX series`. */
  label: string;
  /** One row each, in this order. */
  properties: readonly SpecProperty[];
  /** One column each. */
  items: readonly SpecModel[];
  /** Code of the model whose column is highlighted, and scrolls into view when this changes. */
  highlighted?: string;
  /** Code of the model whose column comes first and stays in view while the others scroll. */
  fixed?: string;
  /** Marks the properties in which the shown models differ. @default false */
  differences?: boolean;
  /** Lets the visitor select the models to compare. @default false */
  choosable?: boolean;
  /** Codes of the shown models (controlled). */
  value?: readonly string[];
  /** Codes of the models shown initially. Defaults to all. */
  defaultValue?: readonly string[];
  /** Called with the codes of the shown models when the visitor changes the selection. */
  onValueChange?: (value: readonly string[]) => void;
  /** URL of the page with all models. With `choosable`, it makes "Show all" a link, which works without JavaScript. */
  allHref?: string;
  /** Text under the table, for example the method of measurement. */
  note?: ReactNode;
  labels?: Partial<ComparisonTableLabels>;
}

/** Models side by side, one column each, for comparison by property. Renders `<div>` with one `<table>`. */
export function ComparisonTable({
  label,
  properties,
  items,
  highlighted,
  fixed,
  differences = false,
  choosable = false,
  value,
  defaultValue,
  onValueChange,
  allHref,
  note,
  labels,
  ...props
}: ComparisonTableProps) {
  const words = useLabels('ComparisonTable', defaultLabels, labels);
  const codes = items.map(({ code }) => code);
  const [shown, setShown] = useControlled(value, defaultValue ?? codes, onValueChange);
  const columns = items
    .filter(({ code }) => shown.includes(code))
    .sort((one, other) => Number(other.code === fixed) - Number(one.code === fixed))
    .map((model) => ({
      ...model,
      mark: model.code === highlighted ? '' : undefined,
      stays: model.code === fixed ? '' : undefined,
    }));
  const differs = (key: string) =>
    differences && new Set(columns.map(({ values }) => JSON.stringify(values[key]))).size > 1;
  const headAlign = properties.every(({ align }) => align === 'start') ? 'start' : undefined;
  return (
    <div {...props}>
      {choosable && (
        <ModelChoice
          codes={codes}
          shown={shown}
          onChange={setShown}
          allHref={allHref}
          words={words}
        />
      )}
      <ScrollRegion label={label} selected={highlighted} className={styles.region}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {words.property}
              </th>
              {columns.map(({ code, href, badge, mark, stays }) => (
                <th
                  key={code}
                  scope="col"
                  data-align={headAlign}
                  data-selected={mark}
                  data-fixed={stays}
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
            {properties.map(({ key, label: name, unit, align }) => {
              const different = differs(key);
              return (
                <tr key={key} data-differs={differences ? String(different) : undefined}>
                  <th scope="row" className={styles.name}>
                    {name} {unit && <span className={styles.unit}>{measured(unit)}</span>}
                    {different && <VisuallyHidden> {words.differs}</VisuallyHidden>}
                  </th>
                  {columns.map(({ code, values, mark, stays }) => (
                    <td
                      key={code}
                      data-align={align}
                      data-selected={mark}
                      data-fixed={stays}
                      data-figure={isFigure(values[key]) ? '' : undefined}
                      className={styles.value}
                    >
                      {measured(values[key] || words.missing)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Whether a value has no space at which it may wrap. It must not wrap at a dash or slash either. */
function isFigure(value: UnitText = ' '): boolean {
  return !textIn(value, 'metric').includes(' ');
}
