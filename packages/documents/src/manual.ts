/** The installation manual of MAX, chapter by chapter as on its page. */
import { addPage, deep, list, muted, type Pdf, page, width, write } from './document.ts';
import { inBoth } from './sheets.ts';
import { type Column, type Row, table, tableHeight } from './table.ts';
import type { Chapter, Words } from './words.ts';

const look = { size: 8, rowHeight: 18 };

export function addManual(pdf: Pdf, title: string, words: Words['manual']): void {
  const { hero, chapters, withQuote } = words;
  addPage(pdf, title);
  write(pdf, 'H1', title, page.left, 96, { font: 'heading', size: 32 });
  write(pdf, 'P', hero.text, page.left, pdf.y + 8, { size: 11, color: muted });
  let y = pdf.y + 20;
  for (const chapter of chapters) {
    if (y + heightOf(pdf, chapter, withQuote) > page.foot) {
      addPage(pdf, title);
      y = page.top;
    }
    y = addChapter(pdf, chapter, y, withQuote) + 20;
  }
}

const lead = { size: 9.5, color: muted, lineGap: 2 };
const step = { size: 9.5, isNumbered: true };

function heightOf(pdf: Pdf, chapter: Chapter, withQuote: string): number {
  const { text, steps = [] } = chapter;
  const { columns, rows } = tableOf(chapter, withQuote);
  const lines = pdf
    .font('text')
    .fontSize(lead.size)
    .heightOfString(text, { ...lead, width });
  return 28 + lines + steps.length * 15 + (rows.length > 0 ? tableHeight(columns, rows, look) : 0);
}

/** Draws a chapter, and returns its bottom edge. */
function addChapter(pdf: Pdf, chapter: Chapter, top: number, withQuote: string): number {
  const { title, text, steps = [] } = chapter;
  write(pdf, 'H2', title, page.left, top, { font: 'heading', size: 14, color: deep });
  write(pdf, 'P', text, page.left, top + 20, lead);
  const y = pdf.y + 8;
  if (steps.length > 0) return list(pdf, steps, page.left, y, step);
  const { columns, rows } = tableOf(chapter, withQuote);
  return rows.length > 0 ? table(pdf, y, columns, rows, look) : y;
}

function tableOf(
  { sheet, ledger = [] }: Chapter,
  withQuote: string,
): { columns: Column[]; rows: Row[] } {
  if (!sheet) {
    return {
      columns: [
        { head: 'After' },
        { head: 'Interval', isText: true },
        { head: 'Work', isText: true },
      ],
      rows: ledger.map(({ value = '', title, text = '' }) => ({
        cells: [inBoth(value), title, String(text)],
      })),
    };
  }
  const { label, labels, columns = [{ label, align: 'start' }], rows } = sheet;
  return {
    columns: [
      { head: labels?.name ?? 'Property' },
      ...columns.map(({ label: head, unit, align }) => ({
        head,
        ...(typeof unit === 'string' && { unit }),
        ...(align === 'start' && { isText: true }),
      })),
    ],
    rows: rows.map(({ name, values }) => ({
      cells: [
        name,
        ...values.map((value, index) => inBoth(value, columns[index]?.unit) || withQuote),
      ],
    })),
  };
}
