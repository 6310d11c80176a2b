/** The page of contents of a document. */
import {
  addPage,
  element,
  type Heading,
  ink,
  muted,
  type Pdf,
  page,
  rule,
  width,
  write,
} from './document.ts';

/** Adds a page for the contents. The returned function fills it with the headings, their page numbers and links. */
export function addContents(pdf: Pdf, title: string): () => void {
  addPage(pdf, title);
  write(pdf, 'H1', 'Contents', page.left, 96, { font: 'heading', size: 32 });
  const own = pdf.headings.length;
  const { count } = pdf.bufferedPageRange();
  const table = element(pdf, 'TOC', pdf.body);
  return () => {
    pdf.switchToPage(count - 1);
    let y = 156;
    for (const heading of pdf.headings.slice(own).filter(isListed)) {
      const isChapter = heading.level === 1;
      if (isChapter) {
        rule(pdf, y + 4, ink);
        y += 16;
      }
      const entry = element(pdf, 'TOCI', table);
      const link = element(pdf, 'Link', element(pdf, 'Reference', entry));
      const number = String(heading.index + 1);
      const look = isChapter
        ? ({ font: 'heading', size: 14 } as const)
        : ({ size: 10, color: muted } as const);
      const height = isChapter ? 18 : 14;
      write(pdf, 'Span', `${heading.text} `, page.left, y, { ...look, parent: link });
      write(pdf, 'Span', number, page.left, y, { ...look, parent: link, align: 'right' });
      pdf.annotate(page.left, y, width, height, {
        Subtype: 'Link',
        Dest: [heading.page, 'XYZ', 0, page.height - heading.top + 12, null],
        // pdfkit writes other strings as names.
        Contents: new String(`${heading.text}, page ${number}`),
        structParent: link,
      } as object);
      y += height + 8;
    }
  };
}

/** Chapters, and their parts that begin on later pages. */
function isListed({ level, index }: Heading, position: number, all: readonly Heading[]): boolean {
  const chapter = all.slice(0, position).findLast((heading) => heading.level === 1);
  return level === 1 || (level === 2 && chapter?.index !== index);
}
