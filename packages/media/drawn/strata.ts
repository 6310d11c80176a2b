/** A field of lines derived from the brand mark: a foil at rest, and lines of air that swing more the higher they are. */
import { through, type Pair } from './figure.ts';

export interface StrataOptions {
  left: number;
  right: number;
  /** Height of the foil. */
  bottom: number;
  /** Height of the topmost line. */
  top: number;
  lines: number;
  /** Largest swing, in drawing units. */
  swing: number;
  /** Number of waves along the width. @default 1 */
  waves?: number;
  /** Shift of the wave, in turns. @default 0 */
  phase?: number;
  stroke: string;
  /** Opacity of the topmost line and of the foil. @default [0.12, 0.9] */
  opacity?: readonly [number, number];
  width?: number;
}

export function strata({
  left,
  right,
  bottom,
  top,
  lines,
  swing,
  waves = 1,
  phase = 0,
  stroke,
  opacity = [0.12, 0.9],
  width = 1.6,
}: StrataOptions): string {
  return Array.from({ length: lines }, (_, i) => {
    const height = i / (lines - 1);
    const base = bottom + (top - bottom) * height;
    const points: Pair[] = Array.from({ length: 97 }, (_, k) => {
      const t = k / 96;
      const lift =
        Math.sin(2 * Math.PI * (t * waves + phase + height * 0.08)) +
        0.35 * Math.sin(2 * Math.PI * (2 * t * waves + phase * 1.7 - height * 0.16));
      return [left + (right - left) * t, base - swing * height ** 1.25 * lift] as const;
    });
    const strength = opacity[1] + (opacity[0] - opacity[1]) * height ** 0.7;
    return `<path d="${through(points)}" fill="none" stroke="${stroke}" stroke-width="${i === 0 ? width * 2.4 : width}" opacity="${strength.toFixed(3)}"/>`;
  }).join('');
}
