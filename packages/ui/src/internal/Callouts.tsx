import * as styles from './Callouts.css.ts';
import { cx } from './cx.ts';

/** The name of a part, at the end of a line that leads to it. */
export interface Callout {
  text: string;
  /** Point on the part, in px of the drawing. */
  from: readonly [x: number, y: number];
  /** About where the rule above or below the name begins: the line to it stands upright or at 60°. */
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
      {items.map(({ text, from, to: [beside, y] }) => {
        const x = from[0] + leanOf(beside - from[0], Math.abs(y - from[1]));
        // Above the rule if the name is above its part, otherwise below it.
        const baseline = y < from[1] ? y - 8 : y + 22;
        return (
          <g key={text}>
            <path d={`M${from.join()}L${x},${y}h${ruleOf(text)}`} />
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

/** All leaders stand upright or at 60°, whichever is closer: sideways over a height, in px. */
const leanOf = (sideways: number, height: number) =>
  Math.abs(sideways) < height * 0.29 ? 0 : Math.sign(sideways) * Math.round(height * 0.577);

/** Width of the rule. 7.6 px is the average of a letter of the 15 px type. */
const ruleOf = (text: string) => Math.max(96, Math.round(text.length * 7.6));
