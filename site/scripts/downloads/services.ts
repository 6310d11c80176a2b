/** The service brochure: what the company does beyond its machines, on two pages. */
import { inText } from '../../app/content/claims.ts';
import { plans } from '../../app/content/plans.ts';
import { responseLevels } from '../../app/content/responseLevels.ts';
import { commissioning, installation, measures, training } from '../../app/content/services.ts';
import { technical } from '../../app/content/support.ts';
import { addPage, deep, ink, muted, type Pdf, page, rule } from './document.ts';

const width = page.right - page.left;

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
    commissioning.steps.map(({ title: head, description }) => ({ head, text: description })),
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
    pdf.font('heading').fontSize(11).fillColor(muted).text(name, x, 172);
    pdf
      .font('heading')
      .fontSize(18)
      .fillColor(ink)
      .text(price, x, 190, { width: column - 16 });
    pdf.font('text').fontSize(9.5).fillColor(ink);
    pdf.text(features.join('\n'), x, 224, { width: column - 16, lineGap: 6 });
  });
  rows(
    pdf,
    technical.tableCaption,
    372,
    responseLevels.map(({ severity, time, description }) => ({
      head: severity.replace(/^./, (letter) => letter.toUpperCase()),
      text: `${time}: ${String(description)}`,
    })),
  );
}

interface Entry {
  head: string;
  text: string;
}

function heading(pdf: Pdf, text: string, y: number) {
  pdf.font('heading').fontSize(32).fillColor(ink).text(text, page.left, y);
}

/** Figures side by side under one rule. */
function row(pdf: Pdf, entries: readonly Entry[], y: number) {
  rule(pdf, y, ink);
  const column = width / entries.length;
  entries.forEach(({ head, text }, index) => {
    const x = page.left + index * column;
    pdf
      .font('heading')
      .fontSize(20)
      .fillColor(ink)
      .text(head, x, y + 12);
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(muted)
      .text(text, x, y + 40);
  });
}

/** A title, and below it a line for each entry. */
function rows(pdf: Pdf, title: string, top: number, entries: readonly Entry[]) {
  pdf.font('heading').fontSize(14).fillColor(deep).text(title, page.left, top);
  entries.forEach(({ head, text }, index) => {
    const y = top + 26 + index * 34;
    rule(pdf, y);
    pdf
      .font('heading')
      .fontSize(10)
      .fillColor(ink)
      .text(head, page.left, y + 8, { width: 160 });
    pdf.font('text').fontSize(9.5).fillColor(muted);
    pdf.text(text, page.left + 172, y + 8, { width: width - 172 });
  });
}
