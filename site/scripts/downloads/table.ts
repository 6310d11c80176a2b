/** Tables with tagged header cells. */
import {
  decorate,
  element,
  frost,
  hairline,
  ink,
  muted,
  type Pdf,
  rule,
  write,
} from './document.ts';

export interface Column {
  head: string;
  /** Under the head. */
  unit?: string;
  /** In points. */
  width: number;
  /** Text, aligned left like the first column. */
  isText?: boolean;
}

export interface Row {
  cells: readonly string[];
  isMarked?: boolean;
}

const rowHeight = 22;

/** Draws a table with text left-aligned and figures right-aligned, and returns its bottom edge. */
export function table(
  pdf: Pdf,
  left: number,
  top: number,
  columns: readonly Column[],
  rows: readonly Row[],
  size = 8.5,
): number {
  const right = left + columns.reduce((sum, column) => sum + column.width, 0);
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, column) => sum + column.width, left),
  );
  const setting = (index: number) => ({
    size,
    width: (columns[index]?.width ?? 0) - 2,
    align: index === 0 || columns[index]?.isText ? ('left' as const) : ('right' as const),
    lineBreak: false,
  });
  const body = element(pdf, 'Table', pdf.body);
  const heads = element(pdf, 'TR', body);
  const hasUnits = columns.some(({ unit }) => unit);
  columns.forEach(({ head: text, unit }, index) => {
    const x = lefts[index] ?? left;
    const cell = element(pdf, 'TH', heads, { scope: 'Column' });
    const base = { ...setting(index), parent: cell };
    write(pdf, 'Span', text, x, top, { ...base, font: 'heading' });
    if (unit) write(pdf, 'Span', unit, x, top + 12, { ...base, color: muted });
  });
  const first = top + (hasUnits ? 30 : 18);
  rule(pdf, first, ink, left, right);
  rows.forEach(({ cells, isMarked }, line) => {
    const y = first + line * rowHeight;
    if (isMarked) {
      decorate(pdf, 'Layout', () => pdf.rect(left, y, right - left, rowHeight).fill(frost));
    }
    const parent = element(pdf, 'TR', body);
    cells.forEach((text, index) => {
      write(pdf, index === 0 ? 'TH' : 'TD', text, lefts[index] ?? left, y + 7, {
        ...setting(index),
        parent,
        ...(index === 0 && { scope: 'Row' as const }),
      });
    });
    rule(pdf, y + rowHeight, hairline, left, right);
  });
  return first + rows.length * rowHeight;
}
