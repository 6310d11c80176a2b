/**
 * A Sankey diagram of the power from the meter to the air.
 * The widths follow an example chain of efficiencies: inverter 97 %, motor 96 %, impeller and volute 80 %,
 * bearings and cooling 97 %, filter and valves 98.5 %. The drawing labels the losses without numbers.
 */
import { nightSheet, path, type } from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

/** Efficiency of each step, and its position along the stream. */
const steps = [
  { name: ['Inverter'], efficiency: 0.97, x: 336 },
  { name: ['Motor'], efficiency: 0.96, x: 462 },
  { name: ['Impeller'], efficiency: 0.8, x: 566 },
  { name: ['Bearings,', 'cooling'], efficiency: 0.97, x: 768 },
  { name: ['Filter,', 'valves'], efficiency: 0.985, x: 900 },
];

/** Share of the metered power that remains. */
export const wireToAir = steps.reduce((left, { efficiency }) => left * efficiency, 1);

export const alt =
  'The chain from the meter to the air as a narrowing stream of power. On the way it loses heat in the inverter, the motor, the impeller, bearings and cooling, filter and valves.';

export function draw(): string {
  const unit = 2.9;
  const top = 108;
  const left = 262;
  const end = 1000;
  const tip = 66;
  const bend = 26;
  const foot = 540;
  let y = top + 100 * unit;
  let from = left;
  const stream: string[] = [`${left} ${top}`];
  let lower = `${left} ${y}`;
  let edges = '';
  let branches = '';
  let power = 100;
  for (const { name, efficiency, x } of steps) {
    const w = power * (1 - efficiency) * unit;
    power *= efficiency;
    const far = x + bend + w;
    edges += `M${from} ${y}H${x}`;
    lower += `L${x} ${y}L${x} ${y - w}`;
    const inner = `M${x} ${y}A${bend} ${bend} 0 0 1 ${x + bend} ${y + bend}V${foot}`;
    const outer = `M${x} ${y - w}A${bend + w} ${bend + w} 0 0 1 ${far} ${y + bend}V${foot}`;
    branches += `<path d="${inner}H${far}V${y + bend}A${bend + w} ${bend + w} 0 0 0 ${x} ${y - w}Z" fill="url(#heat)"/>`;
    branches +=
      path(inner, { stroke: 'url(#heatline)' }) + path(outer, { stroke: 'url(#heatline)' });
    name.forEach((word, i) => {
      branches += type(x + bend + w / 2, foot + 48 + i * 42, word, {
        size: 34,
        anchor: 'middle',
        fill: mutedOnDark,
      });
    });
    y -= w;
    from = x;
  }
  edges += `M${from} ${y}H${end}`;
  const middle = (top + y) / 2;
  const arrow = `L${end} ${y}V${y + 30}L${end + tip} ${middle}L${end} ${top - 30}V${top}`;
  stream.push(lower);
  let body = `<path d="M${stream.join('L')}${arrow}Z" fill="url(#stream)"/>${branches}`;
  body += path(edges, { stroke: brand, opacity: 0.8 });
  body += path(`M${left} ${top}H${end}V${top - 30}L${end + tip} ${middle}L${end} ${y + 30}V${y}`, {
    stroke: brand,
    width: 3,
  });
  const heading = { size: 74, weight: 600, width: 108, fill: '#ffffff', tracking: -0.02 };
  body += type(left - 28, top + 50 * unit + 2, 'Wire', { ...heading, anchor: 'end' });
  body += type(left - 30, top + 50 * unit + 52, 'at the meter', {
    size: 32,
    anchor: 'end',
    fill: labelColour,
  });
  body += type(end + tip + 14, middle + 26, 'Air', { ...heading, size: 66 });
  const fade = (id: string, opacity: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="280" x2="0" y2="${foot}"><stop offset="0" stop-color="#bee1f5" stop-opacity="${opacity}"/><stop offset="1" stop-color="#bee1f5" stop-opacity="0"/></linearGradient>`;
  const defs = `<linearGradient id="stream" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${brand}" stop-opacity=".1"/><stop offset="1" stop-color="${brand}" stop-opacity=".55"/></linearGradient>${fade('heat', 0.34)}${fade('heatline', 0.9)}`;
  return nightSheet(body, { pool: [80, 35], defs });
}
