/** The service brochure, on two pages. */
import { inText } from '../../app/company/claims.ts';
import { planHours, plans } from '../../app/company/plans.ts';
import { responseLevels } from '../../app/company/responseLevels.ts';
import { technical } from '../../app/pages/after-sale-support/content.ts';
import {
  commissioning,
  installation,
  measures,
  training,
} from '../../app/pages/services/content.ts';
import { addPage, deep, ink, muted, type Pdf, page, rule, width, write } from './document.ts';

/** Adds commissioning, installation and training on one page, plans and response times on another. */
export function addServices(pdf: Pdf, title: string): void {
  addPage(pdf, title);
  heading(pdf, 'Services', page.top);
  row(
    pdf,
    measures.map((one) => ({ head: inText(one), text: one.label })),
    160,
  );
  rows(
    pdf,
    commissioning.title,
    248,
    commissioning.steps.map(({ title: head, text }) => ({ head, text })),
  );
  rows(
    pdf,
    installation.title,
    452,
    installation.measures.map((one) => ({ head: one.label, text: inText(one) })),
  );
  rows(
    pdf,
    training.title,
    572,
    training.programmes.map(({ title: head, text, figure: value, ...rest }) => ({
      head,
      text: `${inText({ value, ...('unit' in rest && { unit: rest.unit }) })}. ${text}`,
    })),
  );

  addPage(pdf, title);
  heading(pdf, 'Support Plans', page.top);
  const column = width / plans.length;
  plans.forEach(({ name, price, features }, index) => {
    const x = page.left + index * column;
    rule(pdf, 160, ink, x, x + column - 16);
    const inner = column - 16;
    write(pdf, 'H2', name, x, 172, { font: 'heading', size: 11, color: muted });
    write(pdf, 'P', price, x, 190, { font: 'heading', size: 18, width: inner });
    write(pdf, 'P', features.join('\n'), x, 224, { size: 9.5, width: inner, lineGap: 6 });
  });
  write(pdf, 'P', planHours, page.left, 336, { size: 9.5, color: muted, width, lineGap: 3 });
  rows(
    pdf,
    technical.tableCaption,
    400,
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

function heading(pdf: Pdf, text: string, y: number) {
  write(pdf, 'H1', text, page.left, y, { font: 'heading', size: 32 });
}

/** Figures side by side under one rule. */
function row(pdf: Pdf, entries: readonly Entry[], y: number) {
  rule(pdf, y, ink);
  const column = width / entries.length;
  entries.forEach(({ head, text }, index) => {
    const x = page.left + index * column;
    write(pdf, 'P', head, x, y + 12, { font: 'heading', size: 20 });
    write(pdf, 'P', text, x, y + 40, { size: 9, color: muted });
  });
}

/** A title, and below it a line for each entry. */
function rows(pdf: Pdf, title: string, top: number, entries: readonly Entry[]) {
  write(pdf, 'H2', title, page.left, top, { font: 'heading', size: 14, color: deep });
  entries.forEach(({ head, text }, index) => {
    const y = top + 26 + index * 34;
    rule(pdf, y);
    write(pdf, 'H3', head, page.left, y + 8, { font: 'heading', size: 10, width: 160 });
    const rest = { size: 9.5, color: muted, width: width - 172 };
    write(pdf, 'P', text, page.left + 172, y + 8, rest);
  });
}
