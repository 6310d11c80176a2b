import { UnitsText } from '../internal/UnitsText.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './PictureLengths.css.ts';

/** A place on the picture, in per cent of its width and height. */
export type PicturePoint = readonly [x: number, y: number];

/** A length on a picture. */
export interface PictureLength {
  /** The length with its unit, below the line or to the left of it. */
  label: UnitText;
  /** The line, upright from below or from left to right. */
  line: readonly [from: PicturePoint, to: PicturePoint];
  /** Short lines that bound it. */
  ends: readonly (readonly [from: PicturePoint, to: PicturePoint])[];
}

export interface PictureLengthsProps {
  /** The lengths, usually height, width and depth. */
  items: readonly PictureLength[];
  /** Ratio of the picture below. @default '4:3' */
  ratio?: keyof typeof styles.ratios;
}

/** Lengths of a machine on its picture, as lines with their figures. Decorative: give them as a text too. Renders `<svg>`. */
export function PictureLengths({ items, ratio = '4:3' }: PictureLengthsProps) {
  const [across = 4, up = 3] = ratio.split(':').map(Number);
  const lowest = Math.max(...items.flatMap(({ line }) => line.map(([, y]) => y)));
  return (
    <svg
      aria-hidden="true"
      // A figure below a line at the lower edge needs room, which the place of the picture gives.
      data-low={lowest > 96 ? '' : undefined}
      className={styles.ratios[ratio]}
    >
      {items.map(({ label, line, ends }, index) => {
        const [[x, y], [toX, toY]] = line;
        const turn = Math.atan2((toY - y) * up, (toX - x) * across) * (180 / Math.PI);
        const upright = Math.abs(turn) > 45;
        return (
          <g key={String(index)}>
            {[line, ...ends].map(([from, to]) => (
              <line
                key={from.join()}
                x1={`${from[0]}%`}
                y1={`${from[1]}%`}
                x2={`${to[0]}%`}
                y2={`${to[1]}%`}
                className={styles.line}
              />
            ))}
            <svg x={`${(x + toX) / 2}%`} y={`${(y + toY) / 2}%`} className={styles.place}>
              <UnitsText
                text={label}
                y={upright ? -9 : 20}
                transform={`rotate(${turn.toFixed(1)})`}
                className={styles.label}
              />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
