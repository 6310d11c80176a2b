import { measured } from '../internal/measured.tsx';
import type { ModelFrame, SpecModel } from '../internal/specification.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SeriesTable.css.ts';

interface FrameTiersProps {
  series: string | undefined;
  /** Frames of the shown models. */
  frames: readonly ModelFrame<Pick<SpecModel, 'code'>>[];
}

/** The rows of the header above that of the bands: frames and sizes. */
export function FrameTiers({ series, frames }: FrameTiersProps) {
  return (
    <>
      <tr className={styles.tier}>
        <td className={styles.corner} />
        {frames.map(({ name, text, image, sizes }) => (
          <th
            key={name}
            scope="colgroup"
            colSpan={sizes.reduce((sum, { models }) => sum + models.length, 0)}
            data-starts="frame"
            className={styles.frame}
          >
            <div className={styles.machine}>
              {image}
              <div>
                {name}
                <span className={styles.unit}>{measured(text)}</span>
              </div>
            </div>
          </th>
        ))}
      </tr>
      <tr className={styles.tier}>
        <td className={styles.corner} />
        {frames.flatMap(({ sizes }) =>
          sizes.map((size, index) => (
            <th
              key={size.name}
              scope="colgroup"
              colSpan={size.models.length}
              data-starts={index > 0 ? 'size' : 'frame'}
              className={styles.size}
            >
              {series && size.shortName ? (
                <>
                  <VisuallyHidden>{series}</VisuallyHidden>
                  {size.shortName}
                </>
              ) : (
                size.name
              )}
            </th>
          )),
        )}
      </tr>
    </>
  );
}
