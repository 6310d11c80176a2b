'use client';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { Badge } from '../badge/Badge.tsx';
import { keepFocus } from '../internal/keepFocus.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { ModelColumns, ModelName } from '../internal/ModelColumns.tsx';
import { opensElsewhere } from '../internal/opensElsewhere.ts';
import { ShortName } from '../internal/ShortName.tsx';
import {
  type ModelFrame,
  onRequest,
  type SpecModel,
  type SpecProperty,
} from '../internal/specification.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { useControlled } from '../internal/useControlled.ts';
import { ColumnPosition } from './ColumnPosition.tsx';
import { type ColumnView, columnsInView, showColumn } from './columnsInView.ts';
import { FrameTiers } from './FrameTiers.tsx';
import { ModelChoice } from './ModelChoice.tsx';
import * as styles from './SeriesTable.css.ts';

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
  /** Name of the links that scroll to a frame. */
  frames: 'Frames',
  /** Columns in view, below a table with frames. */
  inView: '{first}–{last} of {total}',
} as const;

/** Labels of the table. */
export interface SeriesTableLabels extends Words<typeof defaultLabels> {}

export interface SeriesTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table, for example `Comparison of the RMX series`. */
  label: string;
  /** One row each, in this order. */
  properties: readonly SpecProperty[];
  /** All models of the series, one column each. */
  items: readonly SpecModel[];
  /**
   * Frames of the models. With them the header has three rows, frame, size and band, links scroll to a frame, and a value
   * that repeats the one before it is muted.
   */
  frames?: readonly ModelFrame<Pick<SpecModel, 'code'>>[];
  /** Name of the series above the properties, for screen readers `labels.property`. Pass it with sizes that omit it. */
  series?: string;
  /** Code of the model whose column is highlighted, and scrolls into view when this changes. */
  highlighted?: string;
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
  labels?: Partial<SeriesTableLabels>;
}

/** All models of a series side by side, one column each, from which the visitor selects. Renders `<div>` with one `<table>`. */
export function SeriesTable({
  label,
  properties,
  items,
  frames = [],
  series,
  highlighted,
  choosable = false,
  value,
  defaultValue,
  onValueChange,
  allHref,
  note,
  labels,
  ...props
}: SeriesTableProps) {
  const words = useLabels('SeriesTable', defaultLabels, labels);
  const codes = items.map(({ code }) => code);
  const [shown, setShown] = useControlled(value, defaultValue ?? codes, onValueChange);
  const isFramed = frames.length > 0;
  const shownFrames = frames
    .map((frame) => ({
      ...frame,
      sizes: frame.sizes
        .map((size) => ({
          ...size,
          models: size.models.filter(({ code }) => shown.includes(code)),
        }))
        .filter(({ models }) => models.length > 0),
    }))
    .filter(({ sizes }) => sizes.length > 0);
  /** Frame and size of each model, and what its column begins. */
  const places = new Map(
    shownFrames.flatMap(({ name: frame, sizes }) =>
      sizes.flatMap((size, index) =>
        size.models.map(({ code }, at) => {
          const starts = at > 0 ? undefined : index > 0 ? ('size' as const) : ('frame' as const);
          return [code, { frame, size, starts }] as const;
        }),
      ),
    ),
  );
  const columns = items
    .filter(({ code }) => shown.includes(code))
    .map((model) => ({ ...model, starts: places.get(model.code)?.starts }));
  const id = useId();
  const idOf = (code: string) => `${id}-${code}`;
  const table = useRef<HTMLTableElement>(null);
  const [view, setView] = useState<ColumnView>();
  const readView = useCallback((region: HTMLElement) => {
    const next = columnsInView(region);
    // The table is large, and a scroll sends many events.
    setView((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }, []);
  const current = places.get(columns[view?.first ?? -1]?.code ?? '')?.frame;
  return (
    <div {...props}>
      {(choosable || isFramed) && (
        <div ref={keepFocus} data-framed={isFramed ? '' : undefined} className={styles.choice}>
          {isFramed && (
            <nav aria-label={words.frames} className={styles.frames}>
              {shownFrames.map(({ name, shortName }) => {
                const first = columns.findIndex(({ code }) => places.get(code)?.frame === name);
                return (
                  <a
                    key={name}
                    href={`#${idOf(columns[first]?.code ?? '')}`}
                    aria-label={name}
                    // The link alone would stop at the far edge.
                    onClick={(event) => {
                      if (!table.current || opensElsewhere(event)) return;
                      event.preventDefault();
                      showColumn(table.current, first);
                    }}
                    aria-current={name === current ? 'true' : undefined}
                    className={styles.jump}
                  >
                    {shortName ?? name}
                  </a>
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
      <ModelColumns
        ref={table}
        label={label}
        properties={properties}
        items={columns}
        highlighted={highlighted}
        selected={highlighted}
        missing={words.missing}
        corner={<ShortName name={words.property} shortName={series} />}
        tiers={isFramed && <FrameTiers series={series} frames={shownFrames} />}
        headOf={({ code, shortName, href, badge }) => {
          const size = places.get(code)?.size;
          if (!size)
            return (
              <>
                {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}{' '}
                <ModelName href={href}>{code}</ModelName>
              </>
            );
          return (
            <ModelName href={href}>
              <span aria-hidden="true" className={styles.number}>
                {size.shortName ?? size.name}
              </span>
              <ShortName name={code} shortName={shortName} />
            </ModelName>
          );
        }}
        idOf={(code) => (places.get(code)?.starts === 'frame' ? idOf(code) : undefined)}
        marksOf={(values) => ({
          cells: values.map(
            (text, at) => isFramed && at > 0 && text === values[at - 1] && 'repeats',
          ),
        })}
        onMeasure={isFramed ? readView : undefined}
        data-frames={isFramed ? '' : undefined}
      />
      {isFramed && <ColumnPosition view={view} text={words.inView} />}
      {note && <p className={styles.note}>{unbroken(note)}</p>}
    </div>
  );
}
