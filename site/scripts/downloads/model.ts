/** The datasheet of a model, on two pages. */
import { compared, figures, noteOf, printWithUnit } from '../../app/company/modelFigures.ts';
import { type Model, models } from '../../app/company/models.ts';
import { unitSystems } from '../../app/company/units.ts';
import { outline as outlineWords, power } from '../../app/pages/model/content.ts';
import { operatingMap, outline, powerChart } from './charts.ts';
import { series } from './content.ts';
import { addPage, figure, muted, type Pdf, page, picture, width, write } from './document.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

export async function addModel(pdf: Pdf, model: Model): Promise<void> {
  const title = `${model.code}, datasheet`;
  const own = series[model.series];
  const half = width / 2 - 12;
  addPage(pdf, title);
  write(pdf, 'H1', model.code, page.left, page.top, {
    font: 'heading',
    size: 44,
    characterSpacing: -1,
  });
  const lead = `${model.isNew ? 'New. ' : ''}Oil-free turbo blower of the ${own.page.title}.`;
  write(pdf, 'P', lead, page.left, page.top + 62, { size: 12, color: muted });
  const webp = `/images/models/${model.code.toLowerCase()}.webp`;
  const front = await picture({ webp }, 640);
  figure(pdf, `${model.code}, seen from the front. Rendering.`, () => {
    pdf.image(front, page.left, 190, { fit: [width, 260], align: 'center', valign: 'center' });
  });
  heading(pdf, 'Specifications', page.left, 470);
  const end = table(
    pdf,
    page.left,
    500,
    [
      { head: 'Figure', width: 180 },
      { head: 'Metric', width: 160 },
      { head: 'US', width: width - 340 },
    ],
    compared.map((key) => ({
      cells: [
        figures[key].label,
        ...unitSystems.map((system) => capital(printWithUnit(key, model, system))),
      ],
    })),
    9.5,
  );
  write(pdf, 'P', noteOf(model.series), page.left, end + 12, { size: 8, color: muted, width });

  addPage(pdf, title);
  heading(pdf, 'Operating map', page.left, 84);
  operatingMap(pdf, { x: page.left, y: 104, width: half, height: 190 }, models, [model]);
  const right = page.left + half + 24;
  heading(pdf, 'Power across the flow', right, 84);
  powerChart(pdf, { x: right, y: 104, width: half, height: 190 }, model);
  const small = { size: 7.5, color: muted, width: half };
  write(pdf, 'P', mapNote(model), page.left, 296, small);
  write(pdf, 'P', power.text(model, 'metric'), right, 296, small);
  heading(pdf, 'Outline', page.left, 326);
  outline(pdf, { x: page.left, y: 340, width, height: 158 }, model);
  write(pdf, 'P', outlineWords.text, page.left, 500, { size: 7.5, color: muted, width });
  sheets(pdf, 524, model.series);
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
