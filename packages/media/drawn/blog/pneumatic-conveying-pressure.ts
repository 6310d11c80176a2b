/** The four pressure bands of the RMX and EMX models on one axis. */
import { axisX, line, nightSheet, rect, scale, type } from '../figure.ts';
import { brand, faintDark, labelColour } from '../palette.ts';

export const bands = [
  { code: 'C040', from: 0.2, to: 0.4 },
  { code: 'C060', from: 0.4, to: 0.6 },
  { code: 'C070', from: 0.5, to: 0.7 },
  { code: 'C080', from: 0.6, to: 0.8 },
];

export const alt =
  'Pressure bands on one axis in bar: C040 from 0.2 to 0.4, C060 from 0.4 to 0.6, C070 from 0.5 to 0.7, C080 from 0.6 to 0.8.';

export function draw(): string {
  const x = scale(0, 1, 96, 1104);
  const top = 84;
  const pitch = 114;
  const base = 556;
  let body = [0, 0.2, 0.4, 0.6, 0.8, 1]
    .map((v) => line(x(v), top - 12, x(v), base, { stroke: faintDark, width: 1.5 }))
    .join('');
  bands.forEach(({ code, from, to }, i) => {
    const y = top + i * pitch;
    const height = 86;
    body += rect(x(from), y, x(to) - x(from), height, {
      fill: 'url(#air)',
      stroke: brand,
      width: 3,
    });
    body += type(x((from + to) / 2), y + 60, code, {
      size: 50,
      weight: 600,
      width: 106,
      anchor: 'middle',
      fill: '#ffffff',
    });
    const before = i < 3;
    body += type(
      before ? x(to) + 22 : x(from) - 22,
      y + 57,
      `${from.toFixed(1)}–${to.toFixed(1)}`,
      { size: 40, anchor: before ? 'start' : 'end', fill: labelColour },
    );
  });
  body += axisX({
    at: base,
    scale: x,
    from: 0,
    to: 1,
    ticks: [0, 0.2, 0.4, 0.6, 0.8],
    format: (v) => v.toFixed(1),
  });
  body += type(x(1), base + 44, 'bar', { size: 34, anchor: 'middle' });
  return nightSheet(body, { pool: [60, 50] });
}
