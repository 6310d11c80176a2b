'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './EnergySplit.css.ts';

/** One consumer and its share of the whole. */
export interface EnergySplitPart {
  label: string;
  /** Share of the whole in percent. */
  share: number;
}

const defaultLabels = {
  /** Header of the column with the consumers. */
  part: 'Consumer',
  /** Header of the column with the shares. */
  share: 'Share of energy',
} as const;

/** Headers of the table. */
export interface EnergySplitLabels extends Words<typeof defaultLabels> {}

export interface EnergySplitProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The whole, for example `Energy use of a wastewater treatment plant`. Names the table. */
  caption: ReactNode;
  /** From the largest to the smallest. The first is highlighted with the brand's colour. */
  items: readonly EnergySplitPart[];
  labels?: Partial<EnergySplitLabels>;
}

/** Shares of a whole as one bar; the table below is its legend and text alternative. Renders `<figure>`. */
export function EnergySplit({ caption, items, labels, className, ...props }: EnergySplitProps) {
  const words = useLabels('EnergySplit', defaultLabels, labels);
  const captionId = useId();
  const total = items.reduce((sum, { share }) => sum + share, 0);
  const percent = (share: number) => `${(share / total) * 100}%`;
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      <svg aria-hidden="true" className={styles.bar}>
        {items.map(({ label, share }, index) => {
          const before = items.slice(0, index).reduce((sum, part) => sum + part.share, 0);
          return (
            <rect
              key={label}
              x={percent(before)}
              width={percent(share)}
              height="100%"
              data-place={place(index)}
              className={styles.part}
            />
          );
        })}
      </svg>
      <table aria-labelledby={captionId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ label, share }, index) => (
            <tr key={label}>
              <th scope="row">
                <svg aria-hidden="true" className={styles.swatch}>
                  <rect
                    width="100%"
                    height="100%"
                    data-place={place(index)}
                    className={styles.part}
                  />
                </svg>
                {label}
              </th>
              <td>
                {share}
                <span className={styles.unit}>%</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Number of the part, from 1. Parts from the fifth on look the same. */
function place(index: number) {
  return Math.min(index + 1, 5);
}
