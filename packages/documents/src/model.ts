/** The datasheet of a model, on two pages. */
import { compared, figures, printFigureWithUnit } from '@brand/catalogue/modelFigures';
import { type Model, models } from '@brand/catalogue/models';
import { openFiguresText } from '@brand/catalogue/openFigures';
import { isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { noteOf } from '@brand/catalogue/seriesNotes';
import { unitSystems } from '@brand/catalogue/units';
import { operatingMap, outline, powerChart } from './charts.ts';
import {
  addPage,
  columnOf,
  figure,
  muted,
  type Pdf,
  page,
  picture,
  width,
  write,
} from './document.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';
import type { Words } from './words.ts';

export async function addModel(
  pdf: Pdf,
  model: Model,
  { model: { power, outline: outlineWords }, series }: Pick<Words, 'model' | 'series'>,
): Promise<void> {
  const title = `${model.code}, datasheet`;
  const own = series[model.series];
  addPage(pdf, title);
  write(pdf, 'H1', model.code, page.left, 96, {
    font: 'heading',
    size: 44,
    characterSpacing: -1,
  });
  const lead = `${model.isNew ? 'New. ' : ''}Oil-free turbo blower of the ${own.page.title}.`;
  write(pdf, 'P', lead, page.left, 158, { size: 12, color: muted });
  const webp = `/images/models/${model.code.toLowerCase()}.webp`;
  const front = await picture({ webp }, 640);
  const frame = { x: page.left, y: 190, width, height: 260 };
  figure(pdf, `${model.code}, seen from the front. Rendering.`, frame, () => {
    const fit = { fit: [frame.width, frame.height], align: 'center', valign: 'center' } as const;
    pdf.image(front, frame.x, frame.y, fit as PDFKit.Mixins.ImageOption);
  });
  heading(pdf, 'Specifications', page.left, 470);
  const end = table(
    pdf,
    500,
    [{ head: 'Figure' }, { head: 'Metric' }, { head: 'US' }],
    compared.map((key) => ({
      cells: [
        figures[key].label,
        ...unitSystems.map((system) => capital(printFigureWithUnit(key, model, system))),
      ],
    })),
    { size: 9.5, rowHeight: 24 },
  );
  const note = `${noteOf([model])} ${openFiguresText()}`;
  write(pdf, 'P', note, page.left, end + 12, { size: 8, color: muted });

  addPage(pdf, title);
  const left = columnOf(0, 2);
  const right = columnOf(1, 2);
  heading(pdf, 'Operating map', left.x, page.top);
  operatingMap(pdf, { ...left, y: 104, height: 190 }, models, [model]);
  const small = { size: 7.5, color: muted, width: left.width };
  write(pdf, 'P', mapNote(model), left.x, 296, small);
  const noteEnd = pdf.y;
  heading(pdf, power.title(model), right.x, page.top);
  const scope = power.text(model, 'metric');
  if (isPowerUsable(model)) {
    powerChart(pdf, { ...right, y: 104, height: 190 }, model);
    write(pdf, 'P', scope, right.x, 296, small);
  } else write(pdf, 'P', scope, right.x, 112, { ...small, size: 10 });
  const y = Math.max(noteEnd, pdf.y) + 18;
  heading(pdf, 'Outline', page.left, y);
  outline(pdf, { x: page.left, y: y + 26, width, height: 124 }, model);
  write(pdf, 'P', outlineWords.note, page.left, y + 154, { size: 7.5, color: muted });
  sheets(pdf, y + 180, own.sheets);
}

function mapNote({ code, pressure }: Model): string {
  return pressure
    ? `Marked: ${code}, among all models with a stated pressure.`
    : `The pressure of ${code} is on request. Drawn: all models with a stated pressure.`;
}

function heading(pdf: Pdf, text: string, x: number, y: number) {
  write(pdf, 'H2', text, x, y, { font: 'heading', size: 14 });
}

const capital = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
