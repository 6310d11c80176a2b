import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './EnergySplit.css.ts';

/** One consumer and what it takes of the whole. */
export interface EnergySplitPart {
  label: string;
  /** Share of the whole in percent. */
  share: number;
}

/** Heads of the table. */
export interface EnergySplitLabels {
  /** Head over the consumers. */
  part: string;
  /** Head over the shares. */
  share: string;
}

const defaultLabels: EnergySplitLabels = { part: 'Consumer', share: 'Share of energy' };

export interface EnergySplitProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is split, for example `Energy use of a wastewater treatment plant`. Names the table. */
  caption: ReactNode;
  /** From the largest to the smallest. The first is the one that matters, and is filled with the brand. */
  parts: readonly EnergySplitPart[];
  labels?: Partial<EnergySplitLabels>;
}

/** Shares of a whole as one bar; the table under it is legend and text alternative. Renders `<figure>`. */
export function EnergySplit({ caption, parts, labels, className, ...props }: EnergySplitProps) {
  const words = { ...defaultLabels, ...labels };
  const captionId = useId();
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  const percent = (share: number) => `${(share / total) * 100}%`;
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      <svg aria-hidden="true" className={styles.bar}>
        {parts.map(({ label, share }, index) => {
          const before = parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
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
          {parts.map(({ label, share }, index) => (
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

/** Place in the order of the parts, of which the fifth and all after it look the same. */
function place(index: number) {
  return Math.min(index + 1, 5);
}
