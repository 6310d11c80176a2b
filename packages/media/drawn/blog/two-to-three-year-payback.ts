/**
 * Cumulative cost of two machines: the more expensive and efficient machine breaks even between year two and three.
 * An example without currency: 150 kW for 8,000 h at 0.10, 30 % saved, maintenance 3,000 a year less, price 90,000 more.
 */
import { axisX, circle, line, nightSheet, path, plot, rect, scale, type } from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

const energy = 150 * 8000 * 0.1;
const cheaper = { price: 60_000, year: energy + 3000 };
const frugal = { price: cheaper.price + 90_000, year: energy * 0.7 };

/** Years until both machines have cost the same. */
export const payback = (frugal.price - cheaper.price) / (cheaper.year - frugal.year);

export const alt =
  'Cumulative cost of two machines over five years. The one with the higher price and the lower power cost starts above, and crosses below the other between year two and year three.';

export function draw(): string {
  const x = scale(0, 5, 96, 1050);
  const y = scale(0, 700_000, 566, 64);
  const first = (t: number) => cheaper.price + cheaper.year * t;
  const second = (t: number) => frugal.price + frugal.year * t;
  let body = rect(x(2), y(690_000), x(3) - x(2), y(0) - y(690_000), {
    fill: 'rgb(91 203 245 / .1)',
    stroke: 'none',
  });
  body +=
    line(x(2), y(0), x(2), y(690_000), { dash: '3 9' }) +
    line(x(3), y(0), x(3), y(690_000), { dash: '3 9' });
  body += `<path d="M${x(payback)} ${y(first(payback))}L${x(5)} ${y(first(5))}L${x(5)} ${y(second(5))}Z" fill="url(#air)"/>`;
  body += path(plot(first, 0, 5, x, y, 1), { stroke: labelColour, width: 4.5 });
  body += path(plot(second, 0, 5, x, y, 1), { stroke: brand, width: 7 });
  body += axisX({ at: y(0), scale: x, from: 0, to: 5, ticks: [0, 1, 2, 3, 4, 5] });
  body += line(x(0), y(0), x(0), y(690_000));
  body += type(x(0) + 22, y(650_000), 'Cost so far', { size: 32, fill: mutedOnDark });
  body += type(x(5) + 28, y(0) + 44, 'years', { size: 30, fill: mutedOnDark });
  body += circle(x(payback), y(first(payback)), 15, {
    stroke: '#ffffff',
    width: 5,
    fill: '#0a2032',
  });
  body += type(x(2.5), y(560_000), '2–3 years', {
    size: 50,
    weight: 600,
    width: 106,
    anchor: 'middle',
    fill: '#ffffff',
  });
  body += type(x(0.12), y(second(1.3)) - 16, 'Lower power', { size: 40, weight: 600, fill: brand });
  body += type(x(0.62), y(first(0.62)) + 48, 'Lower price', { size: 40 });
  return nightSheet(body, { pool: [62, 40] });
}
