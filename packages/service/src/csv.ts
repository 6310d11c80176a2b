/** What a spreadsheet would run as a formula, full-width forms included. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠\t\r]/u;

/** A line of a CSV file (RFC 4180). Cells that would be formulas become text by an apostrophe. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
