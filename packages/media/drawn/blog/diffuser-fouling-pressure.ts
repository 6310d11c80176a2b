/** Example of the header pressure of a basin over eighteen months: constant static head, growing losses. */
import { axisX, axisY, line, nightSheet, path, plot, rect, scale, type } from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

/** 5.0 m of water at 9.81 kPa per metre. */
export const staticHead = 5 * 9.81;
const start = 58.2;
const last = 63.9;

export function header(month: number): number {
  const share = month / 18;
  return start + (last - start) * (0.55 * share + 0.45 * share ** 2);
}

export const alt =
  'Header pressure over eighteen months: the static head of 5 m of water stays at 49 kPa, the losses in pipes, valves and diffusers above it grow, and the sum climbs from 58.2 to 63.9 kPa.';

export function draw(): string {
  const x = scale(0, 18, 150, 930);
  const y = scale(0, 80, 566, 64);
  let body = rect(x(0), y(staticHead), x(18) - x(0), y(0) - y(staticHead), {
    fill: 'rgb(91 203 245 / .12)',
    stroke: 'none',
  });
  const curve = plot(header, 0, 18, x, y);
  body += `<path d="${curve}L${x(18)} ${y(staticHead)}L${x(0)} ${y(staticHead)}Z" fill="rgb(91 203 245 / .38)"/>`;
  // Water surface lines.
  for (let i = 1; i < 5; i++) {
    body += line(x(0), y((staticHead * i) / 5), x(18), y((staticHead * i) / 5), {
      stroke: 'rgb(190 225 245 / .16)',
      width: 1.5,
    });
  }
  body += line(x(0), y(staticHead), x(18), y(staticHead), { stroke: labelColour, width: 3 });
  body += path(curve, { stroke: brand, width: 7 });
  body += axisX({ at: y(0), scale: x, from: 0, to: 18, ticks: [0, 6, 12, 18] });
  body += axisY({ at: x(0), scale: y, from: 0, to: 78, ticks: [0, 20, 40, 60] });
  body += type(x(0) + 22, y(73.5), 'kPa', { size: 30, fill: mutedOnDark });
  body += type(x(18) + 36, y(0) + 44, 'months', { size: 30, fill: mutedOnDark });
  body += type(x(9), y(22), 'Static head, 5 m', { size: 42, anchor: 'middle' });
  body += type(x(9), y(51.3), 'Pipes, valves, diffusers', {
    size: 36,
    anchor: 'middle',
    fill: '#ffffff',
  });
  body += type(x(18) + 24, y(last) + 12, '63.9', {
    size: 68,
    weight: 600,
    width: 106,
    fill: '#ffffff',
    tracking: -0.02,
  });
  body += type(x(18) + 24, y(staticHead) + 12, '49.1', { size: 46, weight: 600, width: 106 });
  body += `<circle cx="${x(18)}" cy="${y(last)}" r="11" fill="${brand}"/>`;
  body += type(x(0) + 22, y(start) - 22, '58.2', { size: 46, weight: 600, width: 106 });
  return nightSheet(body, { pool: [50, 30] });
}
