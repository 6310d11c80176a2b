/**
 * Specific work of compression from 101.3 kPa by pressure rise, per cubic metre of inlet air: isothermal p ln r,
 * adiabatic 3.5 p (r^0.286 - 1), and that of machines of 75 to 85 % efficiency.
 */
import {
  axisX,
  axisY,
  grid,
  nightSheet,
  path,
  plot,
  sample,
  scale,
  through,
  type,
} from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

/** kPa */
const inlet = 101.325;
const ratio = (bar: number) => (1.01325 + bar) / 1.01325;

/** Wh/m³ */
export const isothermal = (bar: number) => (inlet * Math.log(ratio(bar))) / 3.6;
/** Wh/m³ */
export const adiabatic = (bar: number) => (3.5 * inlet * (ratio(bar) ** 0.286 - 1)) / 3.6;

export const alt =
  'Specific work in watt-hours per cubic metre against pressure from 0 to 1 bar: the isothermal line lowest, the adiabatic line above it. Above both, a band for RMX and EMX machines of 75 to 85% efficiency.';

export function draw(): string {
  const x = scale(0, 1, 150, 900);
  const y = scale(0, 30, 560, 84);
  const real = (efficiency: number) => (bar: number) => adiabatic(bar) / efficiency;
  const band = through(
    [...sample(real(0.75), 0, 1, 60), ...sample(real(0.85), 0, 1, 60).reverse()].map(
      ([a, b]) => [x(a), y(b)] as const,
    ),
    true,
  );
  let body = grid(y, [10, 20], x(0), x(1));
  body += `<path d="${band}" fill="rgb(190 225 245 / .2)"/>`;
  body += axisX({
    at: y(0),
    scale: x,
    from: 0,
    to: 1,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    format: (v) => v.toFixed(1),
  });
  body += axisY({ at: x(0), scale: y, from: 0, to: 29.3, ticks: [0, 10, 20] });
  body += type(x(0) + 22, y(28), 'Wh/m³', { size: 30, fill: mutedOnDark });
  body += type(x(1) + 42, y(0) + 44, 'bar', { size: 30, fill: mutedOnDark });
  body += path(plot(real(0.75), 0, 1, x, y), { stroke: labelColour, width: 2.5 });
  body += path(plot(real(0.85), 0, 1, x, y), { stroke: labelColour, width: 2.5 });
  body += path(plot(isothermal, 0, 1, x, y), {
    stroke: labelColour,
    width: 3,
    dash: '10 9',
    opacity: 0.8,
  });
  body += path(plot(adiabatic, 0, 1, x, y), { stroke: brand, width: 7 });
  const right = x(1) + 20;
  body += type(right, y(real(0.75)(1)) + 8, 'Real', { size: 40, weight: 600 });
  body += type(right, y(real(0.75)(1)) + 50, '75–85%', { size: 34, fill: mutedOnDark });
  body += type(right, y(adiabatic(1)) + 6, 'Adiabatic', { size: 42, weight: 600, fill: brand });
  body += type(right, y(isothermal(1)) + 34, 'Isothermal', { size: 36 });
  return nightSheet(body, { pool: [66, 34] });
}
