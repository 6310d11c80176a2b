/** The two pages of a series: what it is, and every model with every figure. */
import { inText, testAccuracy } from '../../app/content/claims.ts';
import { emx } from '../../app/content/emx.ts';
import { max } from '../../app/content/max.ts';
import { emxLFront, max100Front, rmxLFront } from '../../app/content/media.generated.ts';
import type { Model, Range, SeriesName } from '../../app/content/models.ts';
import { rmx } from '../../app/content/rmx.ts';
import { modelsOf, type Series } from '../../app/content/series.ts';
import {
  addPage,
  deep,
  frost,
  hairline,
  ink,
  muted,
  type Pdf,
  page,
  picture,
  rule,
} from './document.ts';

const pages: Record<SeriesName, Series> = { MAX: max, RMX: rmx, EMX: emx };
const fronts = { MAX: max100Front, RMX: rmxLFront, EMX: emxLFront };
const integer = new Intl.NumberFormat('en-US');
const width = page.right - page.left;

/** Adds the pages of a series to a document. */
export async function addSeries(pdf: Pdf, series: SeriesName): Promise<void> {
  const own = modelsOf(series);
  const { title, description, measures: shown, performance } = pages[series];
  addPage(pdf, `${title}, datasheet`);
  pdf
    .font('heading')
    .fontSize(44)
    .fillColor(ink)
    .text(title, page.left, page.top, { characterSpacing: -1 });
  pdf.font('text').fontSize(12).fillColor(muted);
  pdf.text(description, page.left, page.top + 62, { width: 340, lineGap: 4 });
  pdf.image(await picture(fronts[series]), page.left, 250, { fit: [width, 300], align: 'center' });
  measures(pdf, 572, [
    [spread(own.map(({ flow }) => flow)), 'Flow rate, m³/min'],
    [spread(own.flatMap(({ pressure }) => (pressure ? [pressure] : []))), 'Pressure, bar'],
    [spread(own.map(({ power }) => power)), 'Power, kW'],
    [String(own.length), 'Models'],
  ]);
  // The flow stands among the figures above already.
  const statements = [...shown.slice(1), ...performance.measures].slice(0, 6);
  facts(
    pdf,
    664,
    statements.map(({ label, ...claim }) => `${label}: ${inText(claim)}`),
  );

  addPage(pdf, `${title}, datasheet`);
  pdf.font('heading').fontSize(22).fillColor(ink).text('Specifications', page.left, 84);
  const end = table(pdf, 130, own);
  pdf.font('text').fontSize(8).fillColor(muted);
  pdf.text(noteOf(series), page.left, end + 12, { width });
}

function noteOf(series: SeriesName): string {
  const verified = `Performance is verified to ${inText(testAccuracy)}.`;
  return series === 'MAX'
    ? `On request: stated for your duty point. ${verified}`
    : `Values between the ends of the series are typical. ${verified}`;
}

/** Figures on one hairline. */
function measures(pdf: Pdf, y: number, items: readonly [string, string][]) {
  rule(pdf, y);
  const column = width / items.length;
  items.forEach(([value, label], index) => {
    const x = page.left + index * column;
    pdf
      .font('heading')
      .fontSize(20)
      .fillColor(ink)
      .text(value, x, y + 14, { lineBreak: false });
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(muted)
      .text(label, x, y + 42, { lineBreak: false });
  });
}

/** Short statements in three columns under hairlines. */
function facts(pdf: Pdf, y: number, items: readonly string[]) {
  const column = width / 3;
  items.forEach((item, index) => {
    const x = page.left + (index % 3) * column;
    const top = y + Math.floor(index / 3) * 32;
    rule(pdf, top, hairline, x, x + column - 16);
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(deep)
      .text(item, x, top + 10, { lineBreak: false });
  });
}

interface Column {
  head: string;
  unit: string;
  width: number;
  value: (model: Model) => string;
}

const columns: readonly Column[] = [
  {
    head: 'Model',
    unit: '',
    width: 96,
    value: ({ code, isNew }) => (isNew ? `${code}  New` : code),
  },
  { head: 'Flow rate', unit: 'm³/min', width: 52, value: ({ flow }) => range(flow) },
  {
    head: 'Pressure',
    unit: 'bar',
    width: 54,
    value: ({ pressure }) => (pressure ? range(pressure) : 'On request'),
  },
  { head: 'Power', unit: 'kW', width: 50, value: ({ power }) => range(power) },
  { head: 'Noise', unit: 'dB(A)', width: 40, value: ({ noise }) => String(noise) },
  { head: 'Efficiency', unit: '%', width: 48, value: ({ efficiency }) => String(efficiency) },
  { head: 'Speed', unit: 'rpm', width: 44, value: ({ speed }) => integer.format(speed) },
  { head: 'Dimensions', unit: 'mm', width: 86, value: ({ dimensions }) => dimensions.join(' × ') },
  { head: 'Weight', unit: 'kg', width: 37.28, value: ({ weight }) => integer.format(weight) },
];

const rowHeight = 24;

/** Draws the table and returns where it ends. */
function table(pdf: Pdf, y: number, rows: readonly Model[]): number {
  line(pdf, y, 'heading', ink, ({ head }) => head);
  line(pdf, y + 12, 'text', muted, ({ unit }) => unit);
  const top = y + 30;
  rule(pdf, top, ink);
  rows.forEach((model, index) => {
    const row = top + index * rowHeight;
    if (model.isNew) pdf.rect(page.left, row, width, rowHeight).fill(frost);
    line(pdf, row + 8, 'text', ink, ({ value }) => value(model));
    rule(pdf, row + rowHeight);
  });
  return top + rows.length * rowHeight;
}

/** One line of cells: the first at the start of its column, the others at the end of theirs. */
function line(pdf: Pdf, y: number, font: string, color: string, cell: (column: Column) => string) {
  pdf.font(font).fontSize(8.5).fillColor(color);
  let x = page.left;
  columns.forEach((column, index) => {
    pdf.text(cell(column), x, y, {
      width: column.width - 2,
      align: index === 0 ? 'left' : 'right',
      lineBreak: false,
    });
    x += column.width;
  });
}

function range([min, max]: Range): string {
  return `${decimal(min)}–${decimal(max)}`;
}

/** Pressures are printed with one decimal, the rest is whole. */
function decimal(value: number): string {
  return value <= 1 ? value.toFixed(1) : integer.format(value);
}

function spread(ranges: readonly Range[]): string {
  return range([
    Math.min(...ranges.map(([min]) => min)),
    Math.max(...ranges.map(([, max]) => max)),
  ]);
}
