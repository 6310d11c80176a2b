/** Adding decibels: one, two and four machines of 80 dB(A) at the same distance. L = L1 + 10 log n. */
import { line, nightSheet, path, rect, scale, type } from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

const one = 80;
export const level = (machines: number) => one + 10 * Math.log10(machines);

export const alt =
  'Adding decibels: one machine 80 dB(A), two machines 83 dB(A), four machines 86 dB(A). Each doubling adds three decibels, and the fourth machine takes them over the line at 85.';

function cabinet(x: number, base: number): string {
  const w = 50;
  const h = 58;
  return (
    rect(x, base - h, w, h, { stroke: labelColour, width: 2.5 }) +
    path(`M${x + 8} ${base - 22}h18m-18 6h18m-18 6h18`, { width: 1.8 }) +
    rect(x + 31, base - h + 9, 12, 9, { stroke: brand, width: 2 }) +
    path(`M${x + 17} ${base - h}v-9h16v9`, { stroke: labelColour, width: 2.5 })
  );
}

export function draw(): string {
  const y = scale(74, 87, 476, 82);
  let body = type(72, y(85) - 20, '85 dB(A)', { size: 38, fill: mutedOnDark });
  [1, 2, 4].forEach((count, i) => {
    const width = 300;
    const x = 72 + i * 378;
    const top = y(level(count));
    body += `<rect x="${x}" y="${top}" width="${width}" height="${y(74) - top}" fill="url(#air)"/>`;
    body += line(x, top, x + width, top, { stroke: brand, width: 7 });
    body += type(x + width / 2, top + 148, level(count).toFixed(0), {
      size: 122,
      weight: 600,
      width: 108,
      anchor: 'middle',
      fill: '#ffffff',
      tracking: -0.03,
    });
    const pitch = 66;
    const start = x + width / 2 - ((count - 1) * pitch + 50) / 2;
    for (let k = 0; k < count; k++) body += cabinet(start + k * pitch, 590);
  });
  body += line(72, y(85), 1128, y(85), { stroke: labelColour, width: 2.5, dash: '10 9' });
  body += line(72, 590, 1128, 590);
  const gap = (from: number, to: number, x: number) =>
    path(`M${x} ${y(level(from))}V${y(level(to)) + 6}`, { stroke: labelColour, width: 2.5 }) +
    `<path d="M${x} ${y(level(to)) + 2}l-7 16h14z" fill="${labelColour}"/>` +
    line(x - 22, y(level(from)), x + 22, y(level(from)), { width: 2 }) +
    type(x, y(level(from)) + 46, '+3', { size: 40, weight: 600, anchor: 'middle' });
  body += gap(1, 2, 411) + gap(2, 4, 789);
  return nightSheet(body, { pool: [60, 45] });
}
