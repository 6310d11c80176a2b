/** A field of lines derived from the brand mark: a foil at rest, and lines of air that swing more the higher they are. */
import { through, type Pair } from './figure.ts';
import { brand } from './palette.ts';

const lines = 15;
const left = 480;
const right = 1240;
/** Height of the foil, and of the topmost line. */
const [bottom, top] = [548, 96];

/** @param phase shift of the wave, in turns */
export function strata(phase: number): string {
  return Array.from({ length: lines }, (_, i) => {
    const height = i / (lines - 1);
    const base = bottom + (top - bottom) * height;
    const points: Pair[] = Array.from({ length: 97 }, (_, k) => {
      const t = k / 96;
      const lift =
        Math.sin(2 * Math.PI * (t * 0.9 + phase + height * 0.08)) +
        0.35 * Math.sin(2 * Math.PI * (2 * t * 0.9 + phase * 1.7 - height * 0.16));
      return [left + (right - left) * t, base - 62 * height ** 1.25 * lift] as const;
    });
    const strength = 0.95 - 0.79 * height ** 0.7;
    return `<path d="${through(points)}" fill="none" stroke="${brand}" stroke-width="${i === 0 ? 1.8 * 2.4 : 1.8}" opacity="${strength.toFixed(3)}"/>`;
  }).join('');
}
