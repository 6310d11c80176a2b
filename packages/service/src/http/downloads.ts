import type { Context } from 'hono';
import { stream } from 'hono/streaming';

/** Streams a file as a download, which a browser never displays. */
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

export const CSV = 'text/csv; charset=utf-8';

/** Streams rows as a CSV file (RFC 4180). */
export function csv(
  c: Context,
  name: string,
  rows: () => AsyncGenerator<readonly (string | number)[]>,
): Response {
  return download(c, name, CSV, async function* () {
    // Without a byte order mark, spreadsheets may not decode the file as UTF-8.
    yield '\uFEFF';
    for await (const cells of rows()) yield csvLine(cells);
  });
}

export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/**
 * Where text would become a formula, including full-width characters. Where the comma is for decimals, spreadsheets
 * also split at semicolons and line breaks in quoted text.
 */
const FORMULA = /(?<=^|[;\n])(?=(?:[^\S\n]|[\0"])*[=+\-@＝＋－＠]|[\t\r])/gu;

/** One cell. An apostrophe keeps spreadsheets from running text as a formula. */
function cell(value: string | number): string {
  const harmless = typeof value === 'string' ? value.replace(FORMULA, "'") : String(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
