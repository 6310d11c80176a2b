/** One day's air demand of an example plant, hour by hour, against the 40-100 % range of one machine. */
import {
  axisX,
  axisY,
  line,
  nightSheet,
  path,
  rect,
  scale,
  through,
  type,
  type Pair,
} from '../figure.ts';
import { brand, hairlineDark, labelColour, mutedOnDark } from '../palette.ts';

/** Per cent of the machine's full flow, at each full hour. */
const hours = [
  52, 46, 41, 37, 35, 36, 42, 58, 78, 92, 100, 98, 93, 88, 84, 82, 83, 88, 95, 97, 90, 80, 70, 60,
];

const at = (hour: number) => hours[((hour % 24) + 24) % 24] ?? 0;

/** A smooth curve through the hours (Catmull-Rom). */
export function demand(hour: number): number {
  const h = Math.floor(hour);
  const t = hour - h;
  const [a, b, c, d] = [at(h - 1), at(h), at(h + 1), at(h + 2)];
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

export const alt =
  "A day's air demand over 24 hours in per cent of one machine: 35% at four in the morning, 100% at ten, a second peak in the evening. For three hours of the night the curve lies below the band from 40% to 100%.";

export function draw(): string {
  const x = scale(0, 24, 150, 1112);
  const y = scale(0, 112, 566, 84);
  const curve: Pair[] = Array.from(
    { length: 241 },
    (_, i) => [i / 10, Math.min(100, demand(i / 10))] as const,
  );
  const points = curve.map(([h, v]) => [x(h), y(v)] as const);
  const above = curve.map(([h, v]) => [x(h), y(Math.max(40, v))] as const);
  const night = curve.filter(([h, v]) => h < 8 && v <= 40).map(([h, v]) => [x(h), y(v)] as const);
  const deepest = night.reduce((low, point) => (point[1] > low[1] ? point : low));
  let body = rect(x(0), y(100), x(24) - x(0), y(40) - y(100), {
    fill: 'rgb(91 203 245 / .08)',
    stroke: 'none',
  });
  body += `<path d="${through(above)}L${x(24)} ${y(40)}L${x(0)} ${y(40)}Z" fill="url(#air)"/>`;
  body += `<path d="${through(night, true)}" fill="#ffffff" opacity=".85"/>`;
  body += line(x(0), y(100), x(24), y(100), { stroke: hairlineDark, width: 2.5 });
  body += line(x(0), y(40), x(24), y(40), { stroke: hairlineDark, width: 2.5 });
  body += path(through(points), { stroke: brand, width: 7 });
  body += axisX({ at: y(0), scale: x, from: 0, to: 24, ticks: [0, 6, 12, 18, 24] });
  body += axisY({
    at: x(0),
    scale: y,
    from: 0,
    to: 110,
    ticks: [0, 40, 100],
    format: (v) => `${v}%`,
  });
  body += line(deepest[0], deepest[1] + 14, deepest[0], y(20), { width: 2.5, stroke: labelColour });
  body += type(deepest[0], y(20) + 42, 'Night', {
    size: 40,
    weight: 600,
    anchor: 'middle',
    fill: labelColour,
  });
  body += type(x(15.2), y(58), 'Air demand', {
    size: 42,
    weight: 600,
    fill: brand,
    anchor: 'middle',
  });
  body += type(x(24) - 10, y(40) + 48, 'below the range', {
    size: 36,
    anchor: 'end',
    fill: mutedOnDark,
  });
  body += type(x(12), y(0) + 86, 'Hour of the day', {
    size: 30,
    anchor: 'middle',
    fill: mutedOnDark,
  });
  return nightSheet(body, { pool: [56, 34] });
}
