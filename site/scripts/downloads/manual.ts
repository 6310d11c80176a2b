/** The installation manual of MAX, chapter by chapter as on its page. */
import {
  type Chapter,
  chapters,
  hero,
  withOrder,
} from '../../app/pages/max-installation/content.ts';
import { addPage, deep, muted, type Pdf, page, width, write } from './document.ts';
import { inBoth } from './sheets.ts';
import { table } from './table.ts';

/** Height in points that a chapter needs at least to begin on a page. */
const least = 150;

export function addManual(pdf: Pdf, title: string): void {
  addPage(pdf, title);
  write(pdf, 'H1', title, page.left, page.top, { font: 'heading', size: 32 });
  write(pdf, 'P', hero.text, page.left, pdf.y + 8, { size: 11, color: muted, width });
  for (const chapter of chapters) {
    if (pdf.y + heightOf(chapter) > page.foot) {
      addPage(pdf, title);
      pdf.y = page.top - 24;
    }
    addChapter(pdf, chapter);
  }
}

function heightOf({ steps = [], sheet }: Chapter): number {
  return Math.max(least, 90 + steps.length * 16 + (sheet ? sheet.rows.length * 34 : 0));
}

function addChapter(pdf: Pdf, { title, text, steps = [], sheet }: Chapter) {
  write(pdf, 'H2', title, page.left, pdf.y + 24, { font: 'heading', size: 14, color: deep });
  write(pdf, 'P', text, page.left, pdf.y + 4, { size: 9.5, color: muted, width, lineGap: 2 });
  pdf.y += 4;
  steps.forEach((step, index) => {
    write(pdf, 'P', `${index + 1}.  ${step}`, page.left, pdf.y + 3, { size: 9.5, width });
  });
  if (!sheet) return;
  const { label, labels, columns = [{ label, align: 'start' }], rows } = sheet;
  const cells = rows.map(({ name, values }) => [
    name,
    ...values.map((value) => inBoth(value) || withOrder),
  ]);
  const heads = [labels?.name ?? 'Property', ...columns.map((column) => column.label)];
  // As wide as the longest entry needs, in proportion.
  const longest = heads.map((head, index) =>
    Math.max(head.length + 4, ...cells.map((row) => (row[index] ?? '').length)),
  );
  const share = width / longest.reduce((sum, length) => sum + length, 0);
  pdf.y = table(
    pdf,
    page.left,
    pdf.y + 8,
    heads.map((head, index) => {
      const { unit, align } = columns[index - 1] ?? {};
      return {
        head,
        ...(typeof unit === 'string' && { unit }),
        ...(align === 'start' && { isText: true }),
        width: share * (longest[index] ?? 0),
      };
    }),
    cells.map((row) => ({ cells: row })),
    8,
  );
}
