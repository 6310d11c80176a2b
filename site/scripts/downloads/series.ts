/** Pages of a series: introduction, all models with their figures in both unit systems, and shared properties. */

import { inText } from '../../app/company/claims.ts';
import { emxLFront, max100Front, rmxLFront } from '../../app/company/media.generated.ts';
import {
  compared,
  figures,
  noteOf,
  printFigure,
  span,
  unitIn,
} from '../../app/company/modelFigures.ts';
import { type Model, models, modelsOf, type SeriesName } from '../../app/company/models.ts';
import { type UnitSystem, unitSystems } from '../../app/company/units.ts';
import { operatingMap, outline } from './charts.ts';
import { series } from './content.ts';
import {
  addPage,
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
import { sheets } from './sheets.ts';
import { type Column, table } from './table.ts';

const fronts = { MAX: max100Front, RMX: rmxLFront, EMX: emxLFront };
const systemNames: Record<UnitSystem, string> = { metric: 'metric units', us: 'US units' };

/** Adds the pages of a series to a document. */
export async function addSeries(pdf: Pdf, name: SeriesName): Promise<void> {
  const own = modelsOf(name);
  const {
    page: { title, description },
    measures: shown,
    performance,
  } = series[name];
  const head = `${title}, datasheet`;
  addPage(pdf, head);
  write(pdf, 'H1', title, page.left, page.top, { font: 'heading', size: 44, characterSpacing: -1 });
  write(pdf, 'P', description, page.left, page.top + 62, {
    size: 12,
    color: muted,
    width: 340,
    lineGap: 4,
  });
  const front = await picture(fronts[name], 640);
  figure(pdf, fronts[name].alt, () => {
    pdf.image(front, page.left, 250, { fit: [width, 300], align: 'center' });
  });
  measures(pdf, 572, [
    ...(['flow', 'pressure', 'power'] as const).map((key): [string, string] => [
      span(name, key),
      `${figures[key].label}, ${unitIn(key, 'metric').name}`,
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

  for (const system of unitSystems) {
    addPage(pdf, head);
    const text = `Specifications, ${systemNames[system]}`;
    write(pdf, 'H2', text, page.left, 84, { font: 'heading', size: 22 });
    const end = table(
      pdf,
      page.left,
      130,
      columnsIn(system),
      own.map((model) => row(model, system)),
    );
    write(pdf, 'P', noteOf(name), page.left, end + 12, { size: 8, color: muted, width });
  }

  addPage(pdf, head);
  write(pdf, 'H2', 'Operating map', page.left, 84, { font: 'heading', size: 14 });
  operatingMap(pdf, { x: page.left, y: 104, width, height: 260 }, models, own);
  write(pdf, 'P', mapNote(own), page.left, 366, { size: 8, color: muted, width });
  sheets(pdf, 404, name);

  addPage(pdf, head);
  write(pdf, 'H2', 'Outlines', page.left, 84, { font: 'heading', size: 14 });
  const frames = [...new Map(own.map((model) => [model.weight, model])).values()];
  const height = 690 / frames.length;
  frames.forEach((frame, index) => {
    const y = 112 + index * height;
    const codes = own.filter(({ weight }) => weight === frame.weight).map(({ code }) => code);
    write(pdf, 'H3', codes.join(', '), page.left, y, { size: 8, color: deep, width });
    outline(pdf, { x: page.left, y: y + 20, width, height: Math.min(180, height - 30) }, frame);
  });
}

function mapNote(own: readonly Model[]): string {
  const asked = own.filter(({ pressure }) => !pressure).map(({ code }) => code);
  return `Marked: the models of the series, among all with a stated pressure.${asked.length > 0 ? ` On request: the pressure of ${asked.join(' and ')}.` : ''}`;
}

/** Figures on one hairline. */
function measures(pdf: Pdf, y: number, items: readonly [string, string][]) {
  rule(pdf, y);
  const column = width / items.length;
  items.forEach(([value, label], index) => {
    const x = page.left + index * column;
    write(pdf, 'P', value, x, y + 14, { font: 'heading', size: 20, lineBreak: false });
    write(pdf, 'P', label, x, y + 42, { size: 9, color: muted, lineBreak: false });
  });
}

/** Short statements in three columns under hairlines. */
function facts(pdf: Pdf, y: number, items: readonly string[]) {
  const column = width / 3;
  items.forEach((item, index) => {
    const x = page.left + (index % 3) * column;
    const top = y + Math.floor(index / 3) * 32;
    rule(pdf, top, hairline, x, x + column - 16);
    write(pdf, 'P', item, x, top + 10, { size: 10, color: deep, lineBreak: false });
  });
}

const widths = {
  flow: 52,
  pressure: 50,
  power: 46,
  noise: 54,
  efficiency: 50,
  speed: 40,
  dimensions: 88,
  weight: 38,
};

function columnsIn(system: UnitSystem): Column[] {
  const taken = Object.values(widths).reduce((sum, one) => sum + one, 0);
  return [
    { head: 'Model', width: width - taken },
    ...compared.map((key) => ({
      head: figures[key].label,
      unit: unitIn(key, system).name,
      width: widths[key],
    })),
  ];
}

function row(model: Model, system: UnitSystem) {
  const { code, isNew = false } = model;
  const values = compared.map((key) => printFigure(key, model, system) ?? 'On request');
  return { cells: [isNew ? `${code}  New` : code, ...values], isMarked: isNew };
}
