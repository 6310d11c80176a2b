'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { ModelColumns, ModelName, type RowMarks } from '../internal/ModelColumns.tsx';
import { measured } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import { onRequest, type SpecModel, type SpecProperty } from '../internal/specification.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

const defaultLabels = {
  /** Header of the first column. */
  property: 'Property',
  /** Text for a missing value. */
  missing: onRequest,
  /** Visually hidden text after a property in which the models differ. */
  differs: '(differs)',
  /** Height of the person beside machines. */
  person: '1.8 m',
  /** The same in US units. */
  personUs: '5 ft 11 in',
} as const;

/** Labels of the table. */
export interface ComparisonTableLabels extends Words<typeof defaultLabels> {}

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table, for example `Comparison of three models`. */
  label: string;
  /** One row each, in this order. */
  properties: readonly SpecProperty[];
  /** One column each. */
  items: readonly SpecModel[];
  /** Pixels per metre in the images of the models. With it, a person stands beside them. */
  scale?: number;
  /** Beside machines: the last place on their floor, for example a link to add a model. Shown from 1024 px. */
  place?: ReactNode;
  /** Code of the model whose column is highlighted, and scrolls into view when this changes. */
  highlighted?: string;
  /**
   * Marks the properties in which the models differ, and the values that no other model shares while others agree.
   * @default false
   */
  differences?: boolean;
  /** Text under the table, for example the method of measurement. */
  note?: ReactNode;
  labels?: Partial<ComparisonTableLabels>;
}

/** Chosen models side by side, one column each, for comparison by property. Renders `<div>` with one `<table>`. */
export function ComparisonTable({
  label,
  properties,
  items,
  scale,
  place,
  highlighted,
  differences = false,
  note,
  labels,
  ...props
}: ComparisonTableProps) {
  const words = useLabels('ComparisonTable', defaultLabels, labels);
  return (
    <div {...props}>
      <ModelColumns
        label={label}
        properties={properties}
        items={items}
        highlighted={highlighted}
        missing={words.missing}
        corner={
          scale === undefined ? (
            words.property
          ) : (
            <>
              <Person scale={scale} />
              <VisuallyHidden>{words.property}</VisuallyHidden>
              <span aria-hidden="true" className={styles.person}>
                {measured({ metric: words.person, us: words.personUs })}
              </span>
            </>
          )
        }
        place={place && <td className={styles.place}>{place}</td>}
        headOf={({ code, href, image, badge, actions }) => (
          <>
            {image}
            {badge && !image && <Badge tone={badge.tone}>{badge.text}</Badge>}{' '}
            <ModelName href={href}>{code}</ModelName>
            {actions && <div className={styles.actions}>{actions}</div>}
          </>
        )}
        marksOf={(values) => (differences ? differencesIn(values, words.differs) : {})}
        data-machines={scale === undefined ? undefined : ''}
      />
      {note && <p className={styles.note}>{unbroken(note)}</p>}
    </div>
  );
}

/** Whether the values of a property differ, and which of them stand alone. */
function differencesIn(values: readonly (string | undefined)[], hint: string): RowMarks {
  const count = new Map<string | undefined, number>();
  for (const value of values) count.set(value, (count.get(value) ?? 0) + 1);
  if (count.size < 2) return {};
  if (count.size === values.length) return { differs: 'all', hint };
  const isAlone = (value?: string) => count.get(value) === 1 && !value?.includes(' ');
  return { differs: 'some', hint, cells: values.map((value) => isAlone(value) && 'alone') };
}
