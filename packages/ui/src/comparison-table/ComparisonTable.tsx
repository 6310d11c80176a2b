'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Choice } from '../internal/Choice.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { ModelColumns, ModelName, type RowMarks } from '../internal/ModelColumns.tsx';
import { measured } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import type { SpecModel, SpecProperty } from '../internal/specification.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { selectionLabels, useModelSelection } from '../internal/useModelSelection.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';

const defaultLabels = {
  /** Header of the first column. */
  property: 'Property',
  ...selectionLabels,
  /** Selects the model, in the header of one whose code links to its page. */
  select: 'Select',
  /** The same once the model is selected. */
  selected: 'Selected',
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
  /** Code of the model whose column is highlighted and, if models have an `href`, scrolls into view when this changes. */
  highlighted?: string;
  /**
   * Marks the properties in which the models differ, and the values that no other model shares while others agree. Of two
   * models, the second is the one that differs.
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
  highlighted,
  differences = false,
  note,
  labels,
  ...props
}: ComparisonTableProps) {
  const words = useLabels('ComparisonTable', defaultLabels, labels);
  const { choice } = useModelSelection({ value: highlighted }, words);
  return (
    <div {...props}>
      <ModelColumns
        label={label}
        properties={properties}
        items={items}
        highlighted={highlighted}
        // A column that nobody selected does not move the table.
        selected={items.some(({ href }) => href) ? highlighted : undefined}
        missing={words.missing}
        corner={
          scale === undefined ? (
            words.property
          ) : (
            <>
              <VisuallyHidden>{words.property}</VisuallyHidden>
              <span aria-hidden="true">
                {measured({ metric: words.person, us: words.personUs })}
              </span>
            </>
          )
        }
        machines={
          scale === undefined
            ? undefined
            : {
                corner: <Person scale={scale} />,
                of: ({ href, pageHref, image }) =>
                  href === undefined || pageHref === undefined ? (
                    image
                  ) : (
                    // More room for a pointer. Keyboards and assistive technology use the link in the header.
                    <Link href={href} tone="plain" aria-hidden="true" tabIndex={-1}>
                      {image}
                    </Link>
                  ),
              }
        }
        headOf={({ code, href, pageHref, image, badge, actions }) => (
          <>
            {scale === undefined && image}
            <ModelName href={pageHref ?? href}>
              {code} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </ModelName>
            {pageHref !== undefined && (
              <Choice {...choice({ code, href })} className={styles.select}>
                {code === highlighted ? words.selected : words.select}
                <VisuallyHidden> {code}</VisuallyHidden>
              </Choice>
            )}
            {actions && <div className={styles.actions}>{actions}</div>}
          </>
        )}
        marksOf={(values) => (differences ? differencesIn(values, words.differs) : {})}
        data-machines={scale === undefined ? undefined : ''}
        data-differences={differences ? '' : undefined}
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
  if (count.size === values.length && count.size > 2) return { differs: 'all', hint };
  const isAlone = (value: string | undefined, index: number) =>
    count.get(value) === 1 && !value?.includes(' ') && (index > 0 || values.length > 2);
  return {
    differs: 'some',
    hint,
    cells: values.map((value, index) => isAlone(value, index) && 'alone'),
  };
}
