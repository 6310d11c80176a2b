import { fill } from '../internal/fill.ts';
import type { ColumnView } from './columnsInView.ts';
import * as styles from './SeriesTable.css.ts';

interface ColumnPositionProps {
  view: ColumnView | undefined;
  /** For example `{first}–{last} of {total}`. */
  text: string;
}

/** Line that shows which columns are in view. Assistive technology reads the table cell by cell. */
export function ColumnPosition({ view, text }: ColumnPositionProps) {
  if (!view) return <div className={styles.progress} />;
  const { first, last, total } = view;
  return (
    <div aria-hidden="true" data-whole={last - first + 1 === total} className={styles.progress}>
      <span className={styles.track}>
        <span
          className={styles.part}
          style={{
            inlineSize: `${((last - first + 1) / total) * 100}%`,
            marginInlineStart: `${(first / total) * 100}%`,
          }}
        />
      </span>
      <span>{fill(text, { first: first + 1, last: last + 1, total })}</span>
    </div>
  );
}
