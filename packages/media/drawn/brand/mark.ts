/**
 * The brand mark: a foil, and two layers of air that lift off it.
 *
 * Three strata of one thickness on a 24-unit square. The lowest is flat (the foil at rest) and sits on the
 * pixel grid at 16 px; each stratum above swings one step further. Both ends are cut vertically.
 */

const left = 1.5;
const right = 22.5;
const thickness = 3;

/** Height of the centre line and swing of each stratum, from the foil upwards. */
const strata = [
  { centre: 21, swing: 0 },
  { centre: 13.95, swing: 1.3 },
  { centre: 6.2, swing: 2.6 },
] as const;

type Point = { x: number; y: number; slope: number };

/** One edge of a stratum: the centre line moved by half the thickness along its normal. */
function edge(centre: number, swing: number, side: 1 | -1): Point[] {
  const period = right - left;
  const wave = (x: number) => centre - swing * Math.sin((2 * Math.PI * (x - left)) / period);
  const slope = (x: number) =>
    ((-swing * 2 * Math.PI) / period) * Math.cos((2 * Math.PI * (x - left)) / period);
  const offset = (x: number) => {
    const length = Math.hypot(1, slope(x));
    return {
      x: x - (side * thickness * slope(x)) / (2 * length),
      y: wave(x) + (side * thickness) / (2 * length),
      slope: slope(x),
    };
  };
  // Finds the parameter of the offset point at x by bisection, so that the cuts are exactly vertical.
  const at = (wanted: number) => {
    let low = left - 4;
    let high = right + 4;
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (offset(middle).x < wanted) low = middle;
      else high = middle;
    }
    return offset((low + high) / 2);
  };
  const knots = swing === 0 ? 1 : 6;
  return Array.from({ length: knots + 1 }, (_, i) => at(left + (period * i) / knots));
}

const round = (value: number) => Number(value.toFixed(2)).toString();

function curve(points: Point[]): string {
  let path = '';
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const handle = (b.x - a.x) / 3;
    path += `C${round(a.x + handle)} ${round(a.y + handle * a.slope)} ${round(b.x - handle)} ${round(b.y - handle * b.slope)} ${round(b.x)} ${round(b.y)}`;
  }
  return path;
}

function stratum({ centre, swing }: { centre: number; swing: number }): string {
  if (swing === 0)
    return `M${left} ${round(centre - thickness / 2)}H${right}v${thickness}H${left}z`;
  const upper = edge(centre, swing, -1);
  const lower = edge(centre, swing, 1).reverse();
  const start = upper[0] as Point;
  const turn = lower[0] as Point;
  return `M${round(start.x)} ${round(start.y)}${curve(upper)}V${round(turn.y)}${curve(lower)}z`;
}

/** Path data of the mark in a 24 × 24 view box. */
export const markPath = strata.map(stratum).join('');

const markViewBox = '0 0 24 24';

/** The mark as an SVG document in the current text colour. */
export function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}"><path fill="currentColor" d="${markPath}"/></svg>\n`;
}
