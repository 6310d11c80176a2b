/** Pages of a series: introduction, all models with their figures in both unit systems, and shared properties. */

import { inText } from '@brand/catalogue/claims';
import { compared, figures, headUnit, printFigure, span } from '@brand/catalogue/modelFigures';
import { type Model, models, modelsOf, type SeriesName } from '@brand/catalogue/models';
import { openFiguresText } from '@brand/catalogue/openFigures';
import { noteOf } from '@brand/catalogue/seriesNotes';
import { type UnitSystem, unitSystems } from '@brand/catalogue/units';
import { emxLFront, max100Front, rmxLFront } from '@brand/media';
import { operatingMap, outline } from './charts.ts';
import {
  addPage,
  columnOf,
  deep,
  figure,
  hairline,
  muted,
  type Pdf,
  page,
  picture,
  rule,
  width,
  write,
} from './document.ts';
import { sheets, sheetsHeight } from './sheets.ts';
import { type Column, table, tableHeight } from './table.ts';
import type { SeriesWords } from './words.ts';

const fronts = { MAX: max100Front, RMX: rmxLFront, EMX: emxLFront };
const systemNames: Record<UnitSystem, string> = { metric: 'metric units', us: 'US units' };

/** Least height in points of the drawings of one frame. */
const leastOutline = 104;

/** Adds the pages of a series to a document. */
export async function addSeries(
  pdf: Pdf,
  name: SeriesName,
  head: string,
  words: SeriesWords,
): Promise<void> {
  const own = modelsOf(name);
  const { page: about, measures: shown, performance } = words;
  const { title, description } = about;
  addPage(pdf, head);
  write(pdf, 'H1', title, page.left, 96, { font: 'heading', size: 44, characterSpacing: -1 });
  write(pdf, 'P', description, page.left, 158, {
    size: 12,
    color: muted,
    width: 340,
    lineGap: 4,
  });
  const front = await picture(fronts[name], 640);
  const frame = { x: page.left, y: 250, width, height: 300 };
  figure(pdf, fronts[name].alt, frame, () => {
    pdf.image(front, frame.x, frame.y, { fit: [frame.width, frame.height], align: 'center' });
  });
  measures(pdf, 572, [
    ...(['flow', 'pressure', 'power'] as const).map((key): [string, string] => [
      span(name, key),
      `${figures[key].label}, ${headUnit(key, 'metric')}`,
    ]),
    [String(own.length), 'Models'],
  ]);
  // The flow is among the figures above already.
  const statements = [...shown.slice(1), ...performance.measures].slice(0, 6);
  facts(
    pdf,
    664,
    statements.map(({ label, ...claim }) => `${label}: ${inText(claim)}`),
  );

  // Each part begins where the one before it ends, or on a new page if it does not fit.
  let y: number = page.foot;
  const place = (height: number) => {
    if (y + height > page.foot - 8) {
      addPage(pdf, head);
      y = page.top;
    }
    return y;
  };

  for (const system of unitSystems) {
    const columns = columnsIn(system);
    const rows = own.map((model) => row(model, system));
    const isLast = system === unitSystems.at(-1);
    place(heading + tableHeight(columns, rows) + (isLast ? 78 : 14));
    write(pdf, 'H2', `Specifications, ${systemNames[system]}`, page.left, y, h2);
    y = table(pdf, y + heading, columns, rows) + 14;
    if (!isLast) continue;
    // Once for both tables.
    const note = `${noteOf(own)} ${openFiguresText()}`;
    write(pdf, 'P', note, page.left, y - 6, { size: 8, color: muted });
    y = pdf.y + 14;
  }

  place(sheetsHeight(words.sheets));
  y = sheets(pdf, y, words.sheets) + 28;

  const frames = [...new Map(own.map((model) => [model.weight, model])).values()];
  const outlinesHeight = heading + frames.length * leastOutline;
  // The outlines go below it if they fit.
  const mapHeight = Math.min(260, page.foot - page.top - outlinesHeight - 70);
  place(mapHeight + 34);
  write(pdf, 'H2', 'Operating map', page.left, y, h2);
  operatingMap(pdf, { x: page.left, y: y + 20, width, height: mapHeight }, models, own);
  write(pdf, 'P', mapNote(own), page.left, y + 22 + mapHeight, { size: 8, color: muted });
  y += mapHeight + 60;

  place(outlinesHeight);
  write(pdf, 'H2', 'Outlines', page.left, y, h2);
  const height = (page.foot - 8 - y - heading) / frames.length;
  frames.forEach((frame, index) => {
    const top = y + heading + index * height;
    const codes = own.filter(({ weight }) => weight === frame.weight).map(({ code }) => code);
    write(pdf, 'H3', codes.join(', '), page.left, top, { size: 8, color: deep });
    const start = pdf.y + 2;
    const room = Math.min(180, top + height - 2 - start);
    const box = { x: page.left, y: start, width, height: room };
    outline(pdf, box, frame);
  });
}

const h2 = { font: 'heading', size: 16 } as const;
/** Height in points of a heading with the space below it. */
const heading = 32;

function mapNote(own: readonly Model[]): string {
  const asked = own.filter(({ pressure }) => !pressure).map(({ code }) => code);
  return `Marked: the models of the series, among all with a stated pressure.${asked.length > 0 ? ` On request: the pressure of ${asked.join(' and ')}.` : ''}`;
}

/** Figures on one hairline. */
function measures(pdf: Pdf, y: number, items: readonly [string, string][]) {
  rule(pdf, y);
  items.forEach(([value, label], index) => {
    const { x, width } = columnOf(index, items.length);
    write(pdf, 'P', value, x, y + 14, { font: 'heading', size: 20, width });
    write(pdf, 'P', label, x, y + 42, { size: 9, color: muted, width });
  });
}

/** Short statements in three columns under hairlines. */
function facts(pdf: Pdf, y: number, items: readonly string[]) {
  items.forEach((item, index) => {
    const { x, width } = columnOf(index % 3, 3);
    const top = y + Math.floor(index / 3) * 32;
    rule(pdf, top, hairline, x, x + width);
    write(pdf, 'P', item, x, top + 10, { size: 10, color: deep, width });
  });
}

const columnsIn = (system: UnitSystem): Column[] => [
  { head: 'Model' },
  ...compared.map((key) => ({ head: figures[key].label, unit: headUnit(key, system) })),
];

function row(model: Model, system: UnitSystem) {
  const { code, isNew = false } = model;
  const values = compared.map((key) => printFigure(key, model, system) ?? 'On request');
  return { cells: [isNew ? `${code}  New` : code, ...values], isMarked: isNew };
}
