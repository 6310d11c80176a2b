/**
 * An operating map. Characteristic of the example machine: at full speed it surges at 44 % flow and 0.68 bar and
 * reaches 0.60 bar at 100 % flow; other speeds by the fan laws. The system has 0.55 bar static head and 0.05 bar friction.
 */
import {
  axisX,
  axisY,
  cross,
  nightSheet,
  path,
  plot,
  sample,
  scale,
  through,
  type,
  type Pair,
} from '../figure.ts';
import { brand, hairlineDark, labelColour, mutedOnDark } from '../palette.ts';

const surge = { flow: 0.44, pressure: 0.68 };
const chokeFlow = 1.28;

/** Pressure over flow at full speed: maximum at the surge point, 0.60 bar at the duty point, steep fall to choke. */
export function characteristic(q: number): number {
  const choking = (flow: number) => 1.2 * Math.max(0, flow - 0.7) ** 3;
  const fall = (surge.pressure - 0.6 - choking(1)) / (1 - surge.flow) ** 2;
  return surge.pressure - fall * (q - surge.flow) ** 2 - choking(q);
}

/** Pressure over flow at a fraction n of full speed. */
export const atSpeed = (n: number) => (q: number) => n * n * characteristic(q / n);

export const system = (q: number) => 0.55 + 0.05 * q * q;

export const alt =
  'Operating map, pressure over flow: surge line on the left, choke line on the right, three falling speed lines between them, the system curve and the duty point marked by a cross.';

export function draw(): string {
  const x = scale(0, 1.35, 150, 1124);
  const y = scale(0.15, 0.76, 560, 84);
  const speeds = [0.8, 0.9, 1];
  const slowest = 0.8;
  const edge = (flow: number): Pair[] =>
    sample((n) => n, 0.74, 1.03, 40).map(
      ([n]) => [x(flow * n), y(n * n * characteristic(flow))] as const,
    );
  const left = edge(surge.flow);
  const right = edge(chokeFlow);
  const band = sample((n) => n, slowest, 1, 30).map(
    ([n]) => [x(surge.flow * n), y(n * n * surge.pressure)] as const,
  );
  const topEdge = sample(atSpeed(1), surge.flow, chokeFlow, 60).map(
    ([a, b]) => [x(a), y(b)] as const,
  );
  const back = sample((n) => n, 1, slowest, 30).map(
    ([n]) => [x(chokeFlow * n), y(n * n * characteristic(chokeFlow))] as const,
  );
  const bottom = sample(atSpeed(slowest), chokeFlow * slowest, surge.flow * slowest, 60).map(
    ([a, b]) => [x(a), y(b)] as const,
  );
  let body = `<path d="${through([...band, ...topEdge, ...back, ...bottom], true)}" fill="url(#air)"/>`;
  body += axisX({
    at: y(0.15),
    scale: x,
    from: 0,
    to: 1.35,
    ticks: [0, 0.4, 1],
    format: (v) => `${Math.round(v * 100)}%`,
  });
  body += axisY({ at: x(0), scale: y, from: 0.15, to: 0.75, ticks: [0.2, 0.4, 0.6] });
  body += type(x(0) + 22, y(0.725), 'bar', { size: 30, fill: mutedOnDark });
  body += type(x(1.35), y(0.15) + 44, 'Flow', { size: 30, anchor: 'end', fill: mutedOnDark });
  for (const n of speeds) {
    body += path(plot(atSpeed(n), surge.flow * n, chokeFlow * n, x, y), {
      stroke: n === 1 ? brand : hairlineDark,
      width: n === 1 ? 4 : 2.5,
    });
    body += type(
      x(surge.flow * n) + 26,
      y(n * n * surge.pressure) + 42,
      `${Math.round(n * 100)}%${n === 1 ? ' speed' : ''}`,
      { size: 32, fill: n === 1 ? brand : mutedOnDark },
    );
  }
  body += path(through(left), { stroke: labelColour, width: 5 });
  body += path(through(right), { stroke: labelColour, width: 5 });
  body += path(plot(system, 0, 1, x, y), {
    stroke: labelColour,
    width: 2.5,
    dash: '9 9',
    opacity: 0.8,
  });
  body += cross(x(1), y(0.6), 26);
  body += type(x(0.3), y(0.64), 'Surge', { size: 42, weight: 600, anchor: 'middle' });
  body += type(x(1.13), y(0.225), 'Choke', { size: 42, weight: 600 });
  body += type(x(1) + 34, y(0.6) - 20, 'Duty point', { size: 38 });
  body += type(x(0) + 22, y(0.55) + 44, 'System', { size: 34, fill: mutedOnDark });
  return nightSheet(body, { pool: [55, 45] });
}
