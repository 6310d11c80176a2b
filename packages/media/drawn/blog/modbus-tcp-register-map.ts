/** A Modbus TCP request, byte by byte: read ten holding registers from the first. */
import { figure, line, nightSheet, path, rect, type } from '../figure.ts';
import { brand, hairlineDark, labelColour, mutedOnDark } from '../palette.ts';

interface Field {
  name: string;
  bytes: string[];
}

const header: Field[] = [
  { name: 'Transaction', bytes: ['00', '01'] },
  { name: 'Protocol', bytes: ['00', '00'] },
  { name: 'Length', bytes: ['00', '06'] },
  { name: 'Unit', bytes: ['01'] },
];

const request: Field[] = [
  { name: 'Function', bytes: ['03'] },
  { name: 'Start', bytes: ['00', '00'] },
  { name: 'Count', bytes: ['00', '0A'] },
];

export const alt =
  'A Modbus TCP request of twelve bytes. Header: transaction 00 01, protocol 00 00, length 00 06, unit 01. Request: function 03, start 00 00, count 00 0A.';

const cell = 150;

function row(fields: Field[], left: number, top: number, accent: boolean): string {
  const height = 116;
  let x = left;
  let body = '';
  for (const { name, bytes } of fields) {
    const width = bytes.length * cell;
    body += rect(x, top, width, height, {
      fill: accent ? 'url(#air)' : 'rgb(190 225 245 / .05)',
      stroke: accent ? brand : hairlineDark,
      width: accent ? 3 : 2,
    });
    bytes.forEach((byte, i) => {
      if (i > 0)
        body += line(x + i * cell, top, x + i * cell, top + height, {
          width: 1.5,
          dash: '2 8',
          stroke: accent ? brand : hairlineDark,
        });
      body += type(x + (i + 0.5) * cell, top + 80, byte, {
        size: 64,
        weight: 500,
        anchor: 'middle',
        fill: accent ? '#ffffff' : labelColour,
      });
    });
    const y = top + height + 16;
    body += path(`M${x + 12} ${y}v9H${x + width - 12}v-9`, { width: 1.5 });
    body += type(x + width / 2, y + 50, name, {
      size: 36,
      anchor: 'middle',
      fill: accent ? labelColour : mutedOnDark,
    });
    x += width;
  }
  return body;
}

export function draw(): string {
  const left = 75;
  let body = type(left, 98, 'Header', { size: 38, fill: mutedOnDark });
  body += row(header, left, 124, false);
  body += type(left, 400, 'Request', { size: 38, fill: brand });
  body += row(request, left, 426, true);
  body += figure(1128, 520, '12', { size: 118, anchor: 'end' });
  body += type(1128, 574, 'bytes', { size: 36, anchor: 'end' });
  return nightSheet(body, { pool: [40, 70] });
}
