/**
 * Power against flow for three ways of reducing the flow, calculated for one system:
 * 50 kPa of static head and 10 kPa of friction at full flow, inlet at 101.3 kPa.
 */
import {
  axisX,
  axisY,
  grid,
  line,
  nightSheet,
  path,
  plot,
  sample,
  scale,
  through,
  type,
} from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

const inlet = 101.325;
/** Adiabatic work for a pressure rise, in arbitrary units. */
const work = (kPa: number) => ((inlet + kPa) / inlet) ** 0.286 - 1;
const system = (q: number) => 50 + 10 * q * q;
/** Relative to the best point; 6 % lower at half flow. */
const efficiency = (q: number) => 1 - 0.24 * (1 - q) ** 2;
const full = work(system(1));

/** Speed control follows the system curve. */
export const speedControl = (q: number) => (q * work(system(q))) / efficiency(q) / full;

/** Throttling at constant speed follows the machine's curve; left of the surge line the surplus is blown off. */
const surge = 0.65;
const characteristic = (q: number) => 60 + 12 * (1 - ((q - 0.5) / 0.5) ** 2);
export function throttling(q: number): number {
  const held = Math.max(q, surge);
  return (held * work(characteristic(held))) / efficiency(held) / full;
}

export const alt =
  'Power against flow, both in per cent of full load. Blow-off stays at 100%. Throttling falls a little until it meets the surge line. Speed control falls almost in proportion to flow: 47% of the power at half flow.';

export function draw(): string {
  const x = scale(30, 100, 150, 1112);
  const y = scale(0, 110, 560, 84);
  const percent = (f: (q: number) => number) => (q: number) => 100 * f(q / 100);
  const half = percent(speedControl)(50);
  const saved = through(
    [
      [40, 100] as const,
      [100, 100] as const,
      ...sample(percent(speedControl), 40, 100, 60).reverse(),
    ].map(([a, b]) => [x(a), y(b)] as const),
    true,
  );
  let body = grid(y, [25, 50, 75, 100], x(30), x(100));
  body += `<path d="${saved}" fill="url(#air)"/>`;
  body += axisX({
    at: y(0),
    scale: x,
    from: 30,
    to: 100,
    ticks: [40, 60, 80, 100],
    title: 'Flow, % of full load',
  });
  body += axisY({ at: x(30), scale: y, from: 0, to: 108, ticks: [0, 50, 100] });
  body += type(x(30) + 24, y(104), 'Power, %', { size: 30, fill: mutedOnDark });
  body += line(x(40), y(100), x(100), y(100), { stroke: labelColour, width: 4 });
  body += path(plot(percent(throttling), surge * 100, 100, x, y), {
    stroke: labelColour,
    width: 4,
  });
  body += path(plot(percent(throttling), 40, surge * 100, x, y), {
    stroke: labelColour,
    width: 3,
    dash: '11 10',
    opacity: 0.7,
  });
  body += line(x(50), y(0), x(50), y(half), { dash: '3 9' });
  body += path(plot(percent(speedControl), 40, 100, x, y), {
    stroke: brand,
    width: 7,
    cap: 'round',
  });
  body += `<circle cx="${x(50)}" cy="${y(half)}" r="11" fill="${brand}"/>`;
  body += type(x(62), y(100) - 18, 'Blow-off', { size: 38 });
  body += type(x(44.5), y(100 * throttling(0.5)) - 18, 'Throttling', { size: 38 });
  body += type(x(74), y(50), 'Speed control', { size: 42, weight: 600, fill: brand });
  body += type(x(50) + 26, y(half) + 52, `${Math.round(half)}%`, {
    size: 60,
    weight: 600,
    width: 108,
    fill: '#ffffff',
  });
  return nightSheet(body, { pool: [60, 40] });
}
