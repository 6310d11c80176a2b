import * as styles from './Callouts.css.ts';
import { cx } from './cx.ts';

/** The name of a part, at the end of a line that leads to it. */
export interface Callout {
  text: string;
  /** Point on the part, in px of the drawing. */
  from: readonly [x: number, y: number];
  /** Where the rule above or below the name begins. */
  to: readonly [x: number, y: number];
}

interface CalloutsProps {
  items: readonly Callout[];
  width: number;
  height: number;
  className: string;
}

/** Names on a picture, from 1024 px. Decorative: the names are also a text. Renders `<svg>`. */
export function Callouts({ items, width, height, className }: CalloutsProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid"
      aria-hidden="true"
      className={cx(styles.root, className)}
    >
      {items.map(({ text, from, to }) => {
        const [x, y] = to;
        // Above the rule if the name is above its part, otherwise below it.
        const baseline = y < from[1] ? y - 8 : y + 22;
        return (
          <g key={text}>
            <path d={`M${from.join()}L${to.join()}h${Math.round(text.length * letterWidth)}`} />
            <circle cx={from[0]} cy={from[1]} r="4.5" />
            <text x={x + 2} y={baseline}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Average, of the 15 px type. */
const letterWidth = 7.6;
