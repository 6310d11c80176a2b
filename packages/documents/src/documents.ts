/** All files for download, from the data of the pages. */

import { company } from '@brand/catalogue/company';
import { dataSet, datasheetHref } from '@brand/catalogue/documents';
import {
  catalogue,
  type Download,
  datasheets,
  installationManual,
  serviceBrochure,
} from '@brand/catalogue/downloads';
import { models } from '@brand/catalogue/models';
import { hoursOf, offices } from '@brand/catalogue/offices';
import { catalogueCover } from '@brand/media';
import { addContents } from './contents.ts';
import { english, european, toCsv, toJson } from './dataSet.ts';
import {
  addPage,
  columnOf,
  figure,
  finish,
  ink,
  muted,
  openDocument,
  type Pdf,
  page,
  picture,
  rule,
  write,
} from './document.ts';
import { addManual } from './manual.ts';
import { addModel } from './model.ts';
import { addSeries } from './series.ts';
import { addServices } from './services.ts';
import type { Words } from './words.ts';

export async function makeDocuments(words: Words): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {
    [catalogue.href]: await catalogueOf(catalogue, words),
    [serviceBrochure.href]: await brochureOf(serviceBrochure, words),
    [installationManual.href]: await manualOf(installationManual, words),
    [dataSet.csv]: Buffer.from(toCsv(models, english)),
    [dataSet.semicolon]: Buffer.from(toCsv(models, european)),
    [dataSet.json]: Buffer.from(toJson(models)),
  };
  for (const datasheet of datasheets) files[datasheet.href] = await seriesSheet(datasheet, words);
  for (const model of models) {
    const pdf = await openDocument(`${model.code} datasheet | ${company.name}`);
    await addModel(pdf, model, words);
    files[datasheetHref(model)] = await finish(pdf, false);
  }
  return files;
}

async function seriesSheet({ title, series }: Download, words: Words): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  for (const name of series)
    await addSeries(pdf, name, `${name} Series, datasheet`, words.series[name]);
  return finish(pdf, false);
}

async function catalogueOf({ title, series }: Download, words: Words): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  pdf.addPage();
  const cover = await picture(catalogueCover, 720);
  const frame = { x: 0, y: 0, width: page.width, height: page.height };
  figure(pdf, catalogueCover.alt, frame, () => {
    pdf.image(cover, 0, 0, { cover: [page.width, page.height] });
  });
  const writeContents = addContents(pdf, title);
  for (const name of series)
    await addSeries(pdf, name, `${title}, ${name} Series`, words.series[name]);
  addOffices(pdf, title);
  writeContents();
  return finish(pdf, true);
}

async function brochureOf({ title }: Download, words: Words): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  addServices(pdf, title, words.services);
  addOffices(pdf, title);
  return finish(pdf, false);
}

async function manualOf({ title }: Download, words: Words): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  addManual(pdf, title, words.manual);
  return finish(pdf, false);
}

function addOffices(pdf: Pdf, title: string) {
  addPage(pdf, title);
  write(pdf, 'H1', 'Global Offices', page.left, 96, { font: 'heading', size: 32 });
  offices.forEach((office, index) => {
    const { x, width } = columnOf(index % 2, 2);
    const y = 172 + Math.floor(index / 2) * 136;
    rule(pdf, y, ink, x, x + width);
    write(pdf, 'H2', office.city, x, y + 12, { font: 'heading', size: 14, width });
    const lines = [office.country, office.address, office.phone, office.email, hoursOf(office)];
    pdf.y = y + 34;
    for (const line of lines) {
      write(pdf, 'P', line, x, pdf.y, { size: 9.5, color: muted, width, lineGap: 3 });
    }
  });
}
