'use client';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useState } from 'react';
import { byId } from '../internal/byId.ts';
import { keepFocus } from '../internal/keepFocus.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, textIn } from '../internal/measured.tsx';
import { opensElsewhere } from '../internal/opensElsewhere.ts';
import { ScrollRegion } from '../internal/ScrollRegion.tsx';
import {
  type ModelFrame,
  onRequest,
  type SpecModel,
  type SpecProperty,
} from '../internal/specification.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { useControlled } from '../internal/useControlled.ts';
import type { UnitText } from '../units/unitSystems.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { ColumnPosition } from './ColumnPosition.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import * as styles from './ComparisonTable.css.ts';
import { type ColumnView, columnsInView, showColumn } from './columnsInView.ts';
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
  /** Name of the links that scroll to a frame. */
  frames: 'Frames',
  /** Columns in view, below a table with frames. */
  inView: '{first}–{last} of {total}',
  /** Height of the person beside machines. */
  person: '1.8 m',
  /** The same in US units. */
  personUs: '5 ft 11 in',
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
  /**
   * Frames of the models. With them the header has three rows, frame, size and band, links scroll to a frame, and a value
   * that repeats the one before it is muted.
   */
  frames?: readonly ModelFrame<Pick<SpecModel, 'code'>>[];
  /** Name of the series above the properties, for screen readers `labels.property`. Pass it with sizes that omit it. */
  series?: string;
  /** Pixels per metre in the images of the models. With it, a person stands beside them. */
  scale?: number;
  /** Beside machines: the last place on their floor, for example a link to add a model. Shown from 1024 px. */
  place?: ReactNode;
  /** Code of the model whose column is highlighted, and scrolls into view when this changes. */
  highlighted?: string;
  /**
   * Marks the properties in which the shown models differ, and the values that no other model shares while others agree.
   * @default false
   */
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
  frames = [],
  series,
  scale,
  place,
  highlighted,
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
  const shownFrames = frames.map((frame) => ({
    ...frame,
    sizes: frame.sizes
      .map((size) => ({ ...size, models: size.models.filter(({ code }) => shown.includes(code)) }))
      .filter(({ models }) => models.length > 0),
  }));
  /** Frame and size of each model, and what its column begins. */
  const places = new Map(
    shownFrames.flatMap(({ name: frame, sizes }) =>
      sizes.flatMap(({ models, ...size }, index) =>
        models.map(({ code }, at) => {
          const starts = at > 0 ? undefined : index > 0 ? 'size' : 'frame';
          return [code, { frame, size, starts }] as const;
        }),
      ),
    ),
  );
  const columns = items
    .filter(({ code }) => shown.includes(code))
    .map((model) => ({
      ...model,
      ...places.get(model.code),
      mark: model.code === highlighted ? '' : undefined,
    }));
  const id = useId();
  const idOf = ({ code }: Pick<SpecModel, 'code'>) => `${id}-${code}`;
  const [view, setView] = useState<ColumnView>();
  const readView = useCallback((region: HTMLElement) => {
    const next = columnsInView(region);
    // The table is large, and a scroll sends many events.
    setView((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }, []);
  const headAlign = properties.every(({ align }) => align === 'start') ? 'start' : undefined;
  return (
    <div {...props}>
      {(choosable || frames.length > 0) && (
        <div
          ref={keepFocus}
          data-framed={frames.length > 0 ? '' : undefined}
          className={styles.choice}
        >
          {frames.length > 0 && (
            <nav aria-label={words.frames} className={styles.frames}>
              {shownFrames.map(({ name, shortName, sizes: [size] }) => {
                const first = size?.models[0];
                return (
                  first && (
                    <a
                      key={name}
                      href={`#${idOf(first)}`}
                      aria-label={name}
                      // The link alone would stop at the far edge.
                      onClick={(event) => {
                        const head = byId(event.currentTarget, idOf(first));
                        if (!head || opensElsewhere(event)) return;
                        event.preventDefault();
                        showColumn(head);
                      }}
                      aria-current={columns[view?.first ?? -1]?.frame === name ? 'true' : undefined}
                      className={styles.jump}
                    >
                      {shortName ?? name}
                    </a>
                  )
                );
              })}
            </nav>
          )}
          {choosable && (
            <ModelChoice
              codes={codes}
              shown={shown}
              onChange={setShown}
              allHref={allHref}
              words={words}
            />
          )}
        </div>
      )}
      <ScrollRegion
        label={label}
        selected={highlighted}
        onMeasure={frames.length > 0 ? readView : undefined}
        className={styles.region}
      >
        <table
          data-frames={frames.length > 0 ? '' : undefined}
          data-machines={scale === undefined ? undefined : ''}
          className={styles.table}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <ComparisonHead
            series={series}
            frames={shownFrames}
            columns={columns}
            scale={scale}
            place={place}
            align={headAlign}
            idOf={idOf}
            words={words}
          />
          <tbody>
            {properties.map(({ key, label: name, unit, align }) => {
              const texts = columns.map(({ values }) => JSON.stringify(values[key]));
              const count = new Map<string | undefined, number>();
              for (const text of texts) count.set(text, (count.get(text) ?? 0) + 1);
              const differs = differences && count.size > 1;
              const allDiffer = count.size === texts.length;
              const isAlone = (text: string | undefined) =>
                differs && !allDiffer && count.get(text) === 1 && !text?.includes(' ');
              return (
                <tr key={key} data-differs={differs ? (allDiffer ? 'all' : 'some') : undefined}>
                  <th scope="row" className={styles.name}>
                    {name} {unit && <span className={styles.unit}>{measured(unit)}</span>}
                    {differs && <VisuallyHidden> {words.differs}</VisuallyHidden>}
                  </th>
                  {columns.map(({ code, values, details, mark, starts }, index) => (
                    <td
                      key={code}
                      data-align={align}
                      data-selected={mark}
                      data-starts={starts}
                      data-alone={isAlone(texts[index]) ? '' : undefined}
                      data-repeats={
                        frames.length > 0 && index > 0 && texts[index] === texts[index - 1]
                          ? ''
                          : undefined
                      }
                      data-figure={frames.length === 0 && isFigure(values[key]) ? '' : undefined}
                      className={styles.value}
                    >
                      {details?.[key] ?? measured(values[key] || words.missing)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {frames.length > 0 && <ColumnPosition view={view} text={words.inView} />}
      {note && <p className={styles.note}>{unbroken(note)}</p>}
    </div>
  );
}

/** Whether a value has no space at which it may wrap. It must not wrap at a dash or slash either. */
function isFigure(value: UnitText = ' '): boolean {
  return !textIn(value, 'metric').includes(' ');
}
