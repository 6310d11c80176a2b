/** Tables with tagged header cells. */
import {
  decorate,
  element,
  frost,
  hairline,
  ink,
  muted,
  type Pdf,
  page,
  rule,
  width,
  write,
} from './document.ts';

export interface Column {
  head: string;
  /** Under the head. */
  unit?: string;
  /** Text, aligned left like the first column. */
  isText?: boolean;
}

export interface Row {
  cells: readonly string[];
  isMarked?: boolean;
}

interface Look {
  /** Of the letters, in points. */
  size: number;
  rowHeight: number;
}

export function tableHeight(
  columns: readonly Column[],
  rows: readonly Row[],
  { rowHeight }: Look = ofSeries,
): number {
  return headHeight(columns) + rows.length * rowHeight;
}

const ofSeries: Look = { size: 8.5, rowHeight: 21 };

const headHeight = (columns: readonly Column[]) => (columns.some(({ unit }) => unit) ? 30 : 18);

/** Draws a table across the type area, and returns its bottom edge. Text is aligned left, figures right. */
export function table(
  pdf: Pdf,
  top: number,
  columns: readonly Column[],
  rows: readonly Row[],
  look: Look = ofSeries,
): number {
  const { size, rowHeight } = look;
  const places = placesOf(pdf, columns, rows, size);
  const setting = (index: number) => ({
    size,
    width: places[index]?.width ?? 0,
    align: index === 0 || columns[index]?.isText ? ('left' as const) : ('right' as const),
    isOneLine: true,
  });
  const xOf = (index: number) => places[index]?.x ?? page.left;
  const body = element(pdf, 'Table', pdf.body);
  const heads = element(pdf, 'TR', body);
  columns.forEach(({ head: text, unit }, index) => {
    const cell = element(pdf, 'TH', heads, { scope: 'Column' });
    const base = { ...setting(index), parent: cell };
    write(pdf, 'Span', text, xOf(index), top, { ...base, font: 'heading' });
    if (unit) write(pdf, 'Span', unit, xOf(index), top + 12, { ...base, color: muted });
  });
  const first = top + headHeight(columns);
  rule(pdf, first, ink);
  rows.forEach(({ cells, isMarked }, line) => {
    const y = first + line * rowHeight;
    if (isMarked) {
      decorate(pdf, 'Layout', () => pdf.rect(page.left, y, width, rowHeight).fill(frost));
    }
    const parent = element(pdf, 'TR', body);
    cells.forEach((text, index) => {
      write(pdf, index === 0 ? 'TH' : 'TD', text, xOf(index), y + (rowHeight - size) / 2, {
        ...setting(index),
        parent,
        ...(index === 0 && { scope: 'Row' as const }),
      });
    });
    rule(pdf, y + rowHeight, hairline);
  });
  return first + rows.length * rowHeight;
}

/** Widest gap before a column of text, which is read together with the column before it. */
const textGap = 32;

/** Columns as wide as their longest entry, with equal gaps. */
function placesOf(pdf: Pdf, columns: readonly Column[], rows: readonly Row[], size: number) {
  pdf.fontSize(size);
  const widthOf = (font: 'text' | 'heading', text = '') => pdf.font(font).widthOfString(text);
  const needed = columns.map(({ head, unit }, index) =>
    Math.max(
      widthOf('heading', head),
      widthOf('text', unit),
      ...rows.map(({ cells }) => widthOf('text', cells[index])),
    ),
  );
  const rest = width - needed.reduce((sum, one) => sum + one, 0);
  const gap = rest / (columns.length - 1);
  if (gap < 4) throw new Error(`The table of ${columns[0]?.head} is too wide.`);
  let x = page.left;
  return columns.map(({ isText }, index) => {
    if (index > 0) x += isText ? Math.min(gap, textGap) : gap;
    const place = { x, width: needed[index] ?? 0 };
    x += needed[index] ?? 0;
    return place;
  });
}
