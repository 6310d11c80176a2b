import type { Context } from 'hono';
import { stream } from 'hono/streaming';

/** Sends a file to be saved, piece by piece; a browser never shows it. */
export function download(
  c: Context,
  name: string,
  type: string,
  pieces: () => AsyncGenerator<Uint8Array | string>,
): Response {
  const ascii = name.replace(/[^\w.-]/g, '_');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return stream(c, async (out) => {
    for await (const piece of pieces()) await out.write(piece);
  });
}

/** Media type of CSV files. */
export const CSV = 'text/csv; charset=utf-8';

/** Sends a CSV file (RFC 4180) of these rows. */
export function csv(
  c: Context,
  name: string,
  rows: () => AsyncGenerator<readonly (string | number)[]>,
): Response {
  return download(c, name, CSV, async function* () {
    // Without the byte order mark, spreadsheets assume another encoding.
    yield '\uFEFF';
    for await (const cells of rows()) yield csvLine(cells);
  });
}

/** A line of a CSV file. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Characters that start a formula in a spreadsheet, full-width forms included. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠\t\r]/u;

/** One cell. An apostrophe makes text of what would be a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
