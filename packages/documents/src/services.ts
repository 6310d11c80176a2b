/** The service brochure, on two pages. */
import { inText } from '@brand/catalogue/claims';
import { planHours, plans } from '@brand/catalogue/plans';
import { responseLevels } from '@brand/catalogue/responseLevels';
import {
  addPage,
  columnOf,
  deep,
  ink,
  list,
  muted,
  type Pdf,
  page,
  rule,
  write,
} from './document.ts';
import type { Words } from './words.ts';

/** Adds commissioning, installation and training on one page, plans and response times on another. */
export function addServices(pdf: Pdf, title: string, words: Words['services']): void {
  const { measures, commissioning, installation, training, technical } = words;
  addPage(pdf, title);
  heading(pdf, 'Services');
  row(
    pdf,
    measures.map((one) => ({ head: inText(one), text: one.label })),
    160,
  );
  let y = rows(
    pdf,
    commissioning.title,
    244,
    commissioning.steps.map(({ title: head, text }) => ({ head, text })),
  );
  y = rows(
    pdf,
    installation.title,
    y,
    installation.measures.map((one) => ({ head: one.label, text: inText(one) })),
  );
  rows(
    pdf,
    training.title,
    y,
    training.programmes.map(({ title: head, text, figure: value, ...rest }) => ({
      head,
      text: `${inText({ value, ...('unit' in rest && { unit: rest.unit }) })}. ${text}`,
    })),
  );

  addPage(pdf, title);
  heading(pdf, 'Support Plans');
  const ends = plans.map(({ name, price, features }, index) => {
    const { x, width } = columnOf(index, plans.length);
    rule(pdf, 160, ink, x, x + width);
    write(pdf, 'H2', name, x, 172, { font: 'heading', size: 11, color: muted, width });
    write(pdf, 'P', price, x, 190, { font: 'heading', size: 18, width });
    return list(pdf, features, x, 224, { size: 9.5, width });
  });
  const end = Math.max(...ends) + 16;
  write(pdf, 'P', planHours, page.left, end, { size: 9.5, color: muted, lineGap: 3 });
  rows(
    pdf,
    technical.tableCaption,
    pdf.y + 28,
    responseLevels.map(({ severity, time, text }) => ({
      head: severity.replace(/^./, (letter) => letter.toUpperCase()),
      text: `${time}: ${String(text)}`,
    })),
  );
}

interface Entry {
  head: string;
  text: string;
}

function heading(pdf: Pdf, text: string) {
  write(pdf, 'H1', text, page.left, 96, { font: 'heading', size: 32 });
}

/** Figures side by side under one rule. */
function row(pdf: Pdf, entries: readonly Entry[], y: number) {
  rule(pdf, y, ink);
  entries.forEach(({ head, text }, index) => {
    const { x, width } = columnOf(index, entries.length);
    write(pdf, 'P', head, x, y + 12, { font: 'heading', size: 20, width });
    write(pdf, 'P', text, x, y + 40, { size: 9, color: muted, width });
  });
}

/** A title, and below it a line for each entry. Returns where the next title goes. */
function rows(pdf: Pdf, title: string, top: number, entries: readonly Entry[]): number {
  write(pdf, 'H2', title, page.left, top, { font: 'heading', size: 14, color: deep });
  let y = top + 26;
  for (const { head, text } of entries) {
    rule(pdf, y);
    write(pdf, 'H3', head, page.left, y + 8, { font: 'heading', size: 10, width: 160 });
    const end = pdf.y;
    write(pdf, 'P', text, page.left + 172, y + 8, { size: 9.5, color: muted, lineGap: 1 });
    y = Math.max(end, pdf.y) + 8;
  }
  return y + 16;
}
