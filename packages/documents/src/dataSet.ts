/** The figures of all models as files for spreadsheets and programs. */
import { revision } from '@brand/catalogue/documents';
import type { Model } from '@brand/catalogue/models';

const columns: readonly [head: string, read: (model: Model) => string | number][] = [
  ['Model', ({ code }) => code],
  ['Series', ({ series }) => series],
  ['Flow rate from, m³/min', ({ flow }) => flow[0]],
  ['Flow rate to, m³/min', ({ flow }) => flow[1]],
  ['Pressure from, bar', ({ pressure }) => pressure?.[0] ?? 'On request'],
  ['Pressure to, bar', ({ pressure }) => pressure?.[1] ?? 'On request'],
  ['Power from, kW', ({ power }) => power[0]],
  ['Power to, kW', ({ power }) => power[1]],
  ['Noise level', ({ noise }) => noise],
  ['Unit of noise level', ({ noiseUnit }) => noiseUnit],
  ['Efficiency, %', ({ efficiency }) => efficiency],
  ['Speed, rpm', ({ speed }) => speed],
  ['Length, mm', ({ dimensions }) => dimensions[0]],
  ['Width, mm', ({ dimensions }) => dimensions[1]],
  ['Height, mm', ({ dimensions }) => dimensions[2]],
  ['Weight, kg', ({ weight }) => weight],
];

/** Signs of a CSV file. Spreadsheets expect a semicolon where the decimal sign is a comma. */
interface CsvSigns {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** RFC 4180: with separator and decimal point of English spreadsheets. */
export const english: CsvSigns = { separator: ',', decimal: '.' };
/** As German, French and most other European spreadsheets open it. */
export const european: CsvSigns = { separator: ';', decimal: ',' };

/** The models as CSV, with a byte order mark so that spreadsheets decode it as UTF-8. */
export function toCsv(models: readonly Model[], { separator, decimal }: CsvSigns): string {
  const rows = models.map((model) => columns.map(([, read]) => read(model)));
  const cellOf = (value: string | number) => {
    const text = typeof value === 'number' ? String(value).replace('.', decimal) : value;
    const isPlain = !/["\r\n]/.test(text) && !text.includes(separator);
    return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
  };
  const lines = [columns.map(([head]) => head), ...rows].map((cells) =>
    cells.map(cellOf).join(separator),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The models as JSON, without what only pages need: parts of the code, and sizes of pictures. */
export function toJson(models: readonly Model[]): string {
  const stated = models.map(
    ({ size: _size, band: _band, picture: _picture, frame: _frame, ...figures }) => figures,
  );
  const units = {
    flow: 'm³/min',
    pressure: 'bar, null is on request',
    power: 'kW',
    noise: 'in noiseUnit',
    dimensions: 'mm, length, width and height',
    weight: 'kg',
    efficiency: '%',
    speed: 'rpm',
  };
  const { number, date } = revision;
  return `${JSON.stringify({ revision: number, date, units, models: stated }, null, 2)}\n`;
}
