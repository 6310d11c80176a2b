import type { Context } from 'hono';

/** Whether the account that downloads may still do so: it may be removed while a download waits for its reader. */
type Downloading = Pick<Context, 'header' | 'body' | 'req'> & {
  readonly var: { isStillAllowed: () => Promise<boolean> };
};

/**
 * Streams a file as a download, which a browser never displays. Each piece is only made when the client has taken the
 * one before. A download that ends early breaks off, so that it does not look complete.
 */
export function download(
  c: Downloading,
  name: string,
  type: string,
  pieces: AsyncGenerator<Uint8Array | string>,
): Response {
  const ascii = name.replace(/[^\w.-]/g, '_');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return c.body(
    new ReadableStream(
      {
        async pull(controller) {
          if (!(await c.var.isStillAllowed())) throw new Error('The session has ended.');
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(Buffer.from(value));
        },
        async cancel() {
          await pieces.return(undefined);
        },
      },
      { highWaterMark: 0 },
    ),
  );
}

export const CSV = 'text/csv; charset=utf-8';

type Cells = readonly (string | number)[];

/**
 * Streams pages of rows as a CSV file (RFC 4180). `?separator=semicolon` separates cells by semicolons, as spreadsheets
 * expect where the comma is for decimals.
 */
export function csv(
  c: Downloading,
  name: string,
  head: Cells,
  pages: AsyncGenerator<Cells[]>,
): Response {
  const separator = c.req.query('separator') === 'semicolon' ? ';' : ',';
  return download(c, name, CSV, csvPieces(head, pages, separator));
}

async function* csvPieces(head: Cells, pages: AsyncGenerator<Cells[]>, separator: string) {
  const lineOf = (cells: Cells) => csvLine(cells, separator);
  // Without a byte order mark, spreadsheets may not decode the file as UTF-8.
  yield `\uFEFF${lineOf(head)}`;
  for await (const rows of pages) yield rows.map(lineOf).join('');
}

export function csvLine(cells: Cells, separator = ','): string {
  return `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

/**
 * Where text would become a formula, including full-width characters. Spreadsheets may also split at tabs and, where the
 * comma is for decimals, at semicolons and line breaks in quoted text.
 */
const FORMULA = /(?<=^|[;\n])(?=[\t\r])|(?<=^|[;\n\t])(?=(?:[^\S\n\t]|[\0"])*[=+\-@＝＋－＠])/gu;

/** One cell. An apostrophe keeps spreadsheets from running text as a formula. */
function cell(value: string | number, separator: string): string {
  const harmless = typeof value === 'string' ? value.replace(FORMULA, "'") : String(value);
  const isPlain = !/["\r\n]/.test(harmless) && !harmless.includes(separator);
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}
